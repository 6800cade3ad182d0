aid-title = { $game } : aide de jeu
aid-turn = Vos décisions
aid-actions = Ce que font les choses
aid-costs = Coûts et gains
aid-points = Points
aid-print = Imprimer
aid-none = Ce jeu n’existe pas.
