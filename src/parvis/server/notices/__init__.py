"""Mail, web push and webhooks: optional, queued in the database, and retried."""
