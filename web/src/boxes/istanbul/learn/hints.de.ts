// What is said beside a first game, in German.

export const words = [
    'Leuchtende Orte sind einen oder zwei Schritte entfernt. Wähle einen: Er sagt dir, was er kostet und bringt, bevor du gehst.',
    'Zum Handeln lässt du einen Gehilfen zurück oder nimmst einen auf. Gehen sie aus, ruft der Brunnen alle zurück.',
    'Rubine: die dritte Erweiterung in der Wagnerei, beide Plättchen einer Moschee, Waren im Palast, Lira beim Edelsteinhändler.',
    'Ein guter Weg: den Karren in einem Lager füllen, auf einem Markt verkaufen, die Lira zum Edelsteinhändler bringen.',
]
