"""Mail, web push and webhooks: all off unless set up, queued in the database, tried again."""
