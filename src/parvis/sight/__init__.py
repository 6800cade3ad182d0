"""What a seat sees, as numbers: for learned players and for those who train them."""
