scene = La vallée de Kingsbridge
area-church = Cathédrale
area-north = Nord 1-5
area-sites = Sites 6-8
area-south = Sud 9-14
area-mine = Mon chantier
plate-event = Événement
plate-bishop = Évêché
plate-mill = Manufacture
plate-kingsbridge = Kingsbridge
plate-priory = Prieuré
plate-forest = Forêt
plate-quarry = Carrière
plate-pit = Sablière
plate-court = Cour du roi
plate-shiring = Shiring
plate-castle = Forteresse
plate-market = Marché
plate-start = Premier joueur
plate-cathedral = { $n ->
    [0] Cathédrale · les fondations
   *[other] Cathédrale · { $n } sur 6
}
plate-cost = { $n ->
    [0] Coût · le sac est vide
   *[other] Coût · { $n } au sac
}
plate-sale = Artisans à engager
no-tax = exempt d’impôt
tax-is = impôt { $n }
times = { $n } fois
reserve-title = { $n ->
    [one] Réserve · { $n } cube
   *[other] Réserve · { $n } cubes
}
to-come = À venir
craftsmen-title = Artisans · { $n } sur 5
privileges-title = Privilèges
workers-title = Ouvriers
builders-note = { $bag } au sac
two-builders = ne place que deux bâtisseurs
first-player = premier joueur
has-passed = a passé
seals-unseen = événement à venir, vous seul le voyez
short-sand-patron = Sablière
short-wood-patron = Forêts
short-stone-patron = Carrières
short-seer = Devineresse
short-prior-philip = Philip
short-archbishop-thomas = Thomas
short-black-worker = Ouvrier noir
short-wool-merchant = Aliena
short-exemption-letter = Exemption
short-empress-maud = Maud
short-royal-passport = Passeport
short-donation = Donation
short-weeping-madonna = Madone
short-smuggled-ore = Minerai
short-stone-and-wood = Pierre, bois
short-royal-metal = Métal
short-roof-collapse = Toit écroulé
short-philip-against-waleran = Querelle
short-hamleigh-levy = Rançon
short-two-builders = Départs
short-poor-yield = Disette
short-wool-fire = Incendie
short-royal-gift = Présent
short-kingsbridge-fair = Foire
short-pilgrims = Pèlerins
short-generous-delivery = Livraison
hint-select = Une ressource demande des ouvriers, un artisan de l’or : combien, c’est écrit sur la carte. Chaque ouvrier gardé rapporte un or à la manufacture.
hint-builder = Plus tôt vous posez, plus c’est cher : le prix descend d’un or à chaque bâtisseur. En passant, vous posez gratuitement, mais après tous les autres.
hint-trade = Achetez sur les étals du marché, vendez depuis votre réserve. Une seule sorte à la fois ; on recommence jusqu’à ce que tous se retirent.
hint-work = Choisissez un artisan pour le faire travailler une fois. Au plus cinq cubes restent d’un tour à l’autre.
hint-bishop = Votre bâtisseur est à l’évêché : une protection, ou un cube du marché.
yields = Elle donne { amount }.
