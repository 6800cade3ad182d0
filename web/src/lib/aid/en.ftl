aid-title = { $game }: player aid
aid-turn = Your decisions
aid-actions = What things do
aid-costs = Costs and gains
aid-points = Points
aid-print = Print
aid-none = There is no such game.
