import type { Localised } from '@booking/demo-catalogue';

/** One sentence about each tour, by its slug. */
export const teasers: Readonly<Record<string, Localised>> = {
  'amsterdam-bruges': {
    en: 'From the canal belt to the belfry, by dyke roads, river ferries and the quiet water of Zeeland.',
    nl: 'Van de grachtengordel naar het belfort, over dijken, met veerponten en langs het stille Zeeuwse water.',
    de: 'Vom Grachtengürtel zum Belfried, über Deiche, mit kleinen Fähren und am stillen Wasser Zeelands entlang.',
  },
  'bruges-amsterdam': {
    en: 'The classic the other way round: step gables first, windmills next, the city on the IJ at the end.',
    nl: 'De klassieker omgekeerd: eerst trapgevels, dan molens, en aan het eind de stad aan het IJ.',
    de: 'Der Klassiker andersherum: erst Treppengiebel, dann Windmühlen, zum Schluss die Stadt am IJ.',
  },
  'tulip-tour': {
    en: 'For a few weeks a year the fields are striped like a flag. Ride straight through them.',
    nl: 'Een paar weken per jaar zijn de velden gestreept als een vlag. Jij fietst er middendoor.',
    de: 'Ein paar Wochen im Jahr sind die Felder gestreift wie eine Fahne. Sie fahren mittendurch.',
  },
  'ijsselmeer-loop': {
    en: 'Old harbour towns, wide skies and a lake that was once a sea.',
    nl: 'Oude havenstadjes, hoge luchten en een meer dat vroeger zee was.',
    de: 'Alte Hafenstädtchen, weiter Himmel und ein See, der früher ein Meer war.',
  },
  'ghent-flanders': {
    en: 'Five days, two old cities, towpaths under poplars, and a different beer every evening.',
    nl: 'Vijf dagen, twee oude steden, jaagpaden onder populieren en elke avond een ander bier.',
    de: 'Fünf Tage, zwei alte Städte, Treidelpfade unter Pappeln und jeden Abend ein anderes Bier.',
  },
  'mainz-cologne': {
    en: 'A castle around every bend, a vineyard below every castle, and a level path beside the river.',
    nl: 'Om elke bocht een kasteel, onder elk kasteel een wijngaard, en een vlak pad langs de rivier.',
    de: 'Hinter jeder Biegung eine Burg, unter jeder Burg ein Weinberg und ein ebener Weg am Ufer.',
  },
  'metz-koblenz': {
    en: 'The river cannot make up its mind, and that is the point: loop after loop through Riesling country.',
    nl: 'De rivier kan maar niet kiezen, en dat is juist het mooie: bocht na bocht door het land van de riesling.',
    de: 'Der Fluss kann sich nicht entscheiden, und das ist das Schöne: Schleife um Schleife durchs Rieslingland.',
  },
  'passau-vienna': {
    en: 'The most loved river path in Europe: abbeys, apricot orchards and the Wachau.',
    nl: 'Het geliefdste rivierpad van Europa: abdijen, abrikozenboomgaarden en de Wachau.',
    de: 'Der beliebteste Flussradweg Europas: Stifte, Marillengärten und die Wachau.',
  },
  'vienna-budapest': {
    en: 'Three capitals on one river, with the great bend of the Danube between them.',
    nl: 'Drie hoofdsteden aan één rivier, met de grote Donauknie ertussen.',
    de: 'Drei Hauptstädte an einem Fluss, dazwischen das große Donauknie.',
  },
  'provence-camargue': {
    en: 'White horses, flamingos and lavender, and half a bridge that everybody can sing about.',
    nl: 'Witte paarden, flamingo’s en lavendel, en een halve brug waarover iedereen kan zingen.',
    de: 'Weiße Pferde, Flamingos und Lavendel, und eine halbe Brücke, die jeder besingen kann.',
  },
  'mantua-venice': {
    en: 'Down the Po to the lagoon, past herons and fishing huts, into the city without streets.',
    nl: 'De Po af naar de lagune, langs reigers en vissershutjes, tot in de stad zonder straten.',
    de: 'Den Po hinab zur Lagune, vorbei an Reihern und Fischerhütten, in die Stadt ohne Straßen.',
  },
  'south-dalmatia': {
    en: 'Lavender hills, harbour walls in evening light, and a swim before every lunch.',
    nl: 'Lavendelheuvels, havenmuren in avondlicht en voor elke lunch een duik in zee.',
    de: 'Lavendelhügel, Hafenmauern im Abendlicht und vor jedem Mittagessen ein Sprung ins Meer.',
  },
  'north-dalmatia': {
    en: 'A thousand pale islands in a dark blue sea, and roads that hardly know a car.',
    nl: 'Duizend lichte eilanden in een donkerblauwe zee, en wegen die nauwelijks een auto kennen.',
    de: 'Tausend helle Inseln in tiefblauem Meer und Straßen, die kaum ein Auto kennen.',
  },
  cyclades: {
    en: 'White villages above blue bays; the wind helps one way and the ship the other.',
    nl: 'Witte dorpen boven blauwe baaien; heen helpt de wind, terug het schip.',
    de: 'Weiße Dörfer über blauen Buchten; hin hilft der Wind, zurück das Schiff.',
  },
  dodecanese: {
    en: 'Knights’ castles, volcano rims and harbours in all the colours of a paintbox.',
    nl: 'Ridderkastelen, kraterranden en havens in alle kleuren van een verfdoos.',
    de: 'Ritterburgen, Kraterränder und Häfen in allen Farben eines Malkastens.',
  },
  'lycian-coast': {
    en: 'Pine forest down to the water, rock tombs above it, and a wooden gulet waiting in the bay.',
    nl: 'Dennenbos tot aan het water, rotsgraven erboven en in de baai een houten gulet die wacht.',
    de: 'Kiefernwald bis ans Wasser, Felsengräber darüber und in der Bucht eine Gulet aus Holz, die wartet.',
  },
};

/** The regions of the catalogue in nl and de. */
export const regionNames: Readonly<Record<string, Omit<Localised, 'en'>>> = {
  'Netherlands and Flanders': { nl: 'Nederland en Vlaanderen', de: 'Niederlande und Flandern' },
  Netherlands: { nl: 'Nederland', de: 'Niederlande' },
  Flanders: { nl: 'Vlaanderen', de: 'Flandern' },
  Rhine: { nl: 'Rijn', de: 'Rhein' },
  Moselle: { nl: 'Moezel', de: 'Mosel' },
  Danube: { nl: 'Donau', de: 'Donau' },
  Provence: { nl: 'Provence', de: 'Provence' },
  'Northern Italy': { nl: 'Noord-Italië', de: 'Norditalien' },
  Dalmatia: { nl: 'Dalmatië', de: 'Dalmatien' },
  'Greek islands': { nl: 'Griekse eilanden', de: 'Griechische Inseln' },
  'Turkish coast': { nl: 'Turkse kust', de: 'Türkische Küste' },
};
