"""Les Piliers de la Terre."""
