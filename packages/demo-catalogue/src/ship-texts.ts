import type { Localised } from './localised.ts';
import type { ShipSlug } from './ships.ts';

/** Description of each ship, as HTML (b, i, p, ul, li only). */
export const shipDescriptions: Readonly<Record<ShipSlug, Localised>> = {
  waterlelie: {
    en: '<p>A converted Dutch barge with <b>twelve cabins</b> and a wide wooden sun deck. The saloon has large windows, a library corner and a bar that stays open until the last story is told.</p><ul><li>Air conditioning in every cabin</li><li>Bicycles parked on deck</li></ul>',
    nl: '<p>Een verbouwde Nederlandse vrachtschuit met <b>twaalf hutten</b> en een ruim houten zonnedek. De salon heeft grote ramen, een leeshoek en een bar die openblijft tot het laatste verhaal is verteld.</p><ul><li>Airconditioning in elke hut</li><li>De fietsen staan aan dek</li></ul>',
    de: '<p>Ein umgebauter niederländischer Frachtkahn mit <b>zwölf Kabinen</b> und einem großen Sonnendeck aus Holz. Der Salon hat große Fenster, eine Leseecke und eine Bar, die offen bleibt, bis die letzte Geschichte erzählt ist.</p><ul><li>Klimaanlage in jeder Kabine</li><li>Die Fahrräder stehen an Deck</li></ul>',
  },
  zilvermeeuw: {
    en: '<p>The largest of our barges: <b>fifteen cabins</b> on two decks, a restaurant where everybody has a window, and a covered terrace on the foredeck.</p><ul><li>Cabins for three on the main deck</li><li>One suite behind the wheelhouse</li></ul>',
    nl: '<p>Het grootste van onze hotelschepen: <b>vijftien hutten</b> op twee dekken, een restaurant waar iedereen aan het raam zit en een overdekt terras op het voordek.</p><ul><li>Driepersoonshutten op het hoofddek</li><li>Een suite achter de stuurhut</li></ul>',
    de: '<p>Das größte unserer Hotelschiffe: <b>fünfzehn Kabinen</b> auf zwei Decks, ein Restaurant mit Fensterplatz für alle und eine überdachte Terrasse auf dem Vordeck.</p><ul><li>Dreibettkabinen auf dem Hauptdeck</li><li>Eine Suite hinter dem Steuerhaus</li></ul>',
  },
  'lotte-van-gent': {
    en: '<p>A small and homely barge that fits the narrow canals of Flanders. With <b>eleven cabins</b> you know each other by the second evening, and the cook knows how you like your eggs.</p>',
    nl: '<p>Een klein, huiselijk schip dat door de smalle Vlaamse kanalen past. Met <b>elf hutten</b> kent iedereen elkaar na twee avonden, en weet de kok hoe je je ei wilt.</p>',
    de: '<p>Ein kleines, gemütliches Schiff, das durch die schmalen Kanäle Flanderns passt. Bei <b>elf Kabinen</b> kennt man sich am zweiten Abend, und der Koch weiß, wie Sie Ihr Ei mögen.</p>',
  },
  rheinperle: {
    en: '<p>A river ship with <b>36 cabins</b>, a panorama lounge in the bow and a long sun deck from which castles and vineyards glide by. Dinner is served at one sitting.</p><ul><li>French balconies on the upper deck</li><li>Small fitness room and sauna</li></ul>',
    nl: '<p>Een riviercruiseschip met <b>36 hutten</b>, een panoramasalon in de boeg en een lang zonnedek waar kastelen en wijngaarden aan voorbijtrekken. Iedereen dineert tegelijk.</p><ul><li>Franse balkons op het bovendek</li><li>Kleine fitnessruimte en sauna</li></ul>',
    de: '<p>Ein Flussschiff mit <b>36 Kabinen</b>, einer Panoramalounge im Bug und einem langen Sonnendeck, an dem Burgen und Weinberge vorbeiziehen. Abends essen alle zur gleichen Zeit.</p><ul><li>Französische Balkone auf dem Oberdeck</li><li>Kleiner Fitnessraum und Sauna</li></ul>',
  },
  donauwelle: {
    en: '<p>Made for the Danube: <b>40 cabins</b>, quiet engines and a lounge with a small dance floor. In the evening the river lights of Vienna or Budapest are right outside.</p>',
    nl: '<p>Gebouwd voor de Donau: <b>40 hutten</b>, stille motoren en een lounge met een kleine dansvloer. ’s Avonds liggen de lichten van Wenen of Boedapest vlak voor het raam.</p>',
    de: '<p>Für die Donau gebaut: <b>40 Kabinen</b>, leise Maschinen und eine Lounge mit kleiner Tanzfläche. Abends liegen die Lichter von Wien oder Budapest direkt vor dem Fenster.</p>',
  },
  'mistral-bleu': {
    en: '<p>Painted blue as the shutters of Arles, with <b>eleven cabins</b>, an awning over the aft deck and a kitchen that shops at the market every morning.</p>',
    nl: '<p>Blauw als de luiken van Arles, met <b>elf hutten</b>, een zonnetent boven het achterdek en een keuken die elke ochtend op de markt inkoopt.</p>',
    de: '<p>Blau wie die Fensterläden von Arles, mit <b>elf Kabinen</b>, einem Sonnensegel über dem Achterdeck und einer Küche, die jeden Morgen auf dem Markt einkauft.</p>',
  },
  'airone-bianco': {
    en: '<p>The white heron knows the Po delta like no other: a flat-bottomed barge with <b>ten cabins</b>, named for the birds that stand along the lagoon.</p>',
    nl: '<p>De witte reiger kent de Podelta als geen ander: een platbodem met <b>tien hutten</b>, genoemd naar de vogels langs de lagune.</p>',
    de: '<p>Der weiße Reiher kennt das Po-Delta wie kein anderer: ein flaches Schiff mit <b>zehn Kabinen</b>, benannt nach den Vögeln an der Lagune.</p>',
  },
  dalmatinka: {
    en: '<p>A wooden motor sailer from the yards of Krilo, with <b>fourteen cabins</b>, a ladder into the bay and a bow full of bicycles.</p><ul><li>Swim stop every day, weather permitting</li><li>Wireless internet in the harbours</li></ul>',
    nl: '<p>Een houten motorzeiler van de werven van Krilo, met <b>veertien hutten</b>, een trap het water in en een boeg vol fietsen.</p><ul><li>Elke dag een zwemstop, als het weer meewerkt</li><li>Draadloos internet in de havens</li></ul>',
    de: '<p>Ein hölzerner Motorsegler von den Werften in Krilo, mit <b>vierzehn Kabinen</b>, einer Leiter in die Bucht und einem Bug voller Fahrräder.</p><ul><li>Täglich ein Badestopp, wenn das Wetter es erlaubt</li><li>WLAN in den Häfen</li></ul>',
  },
  meltemi: {
    en: '<p>Two masts, a broad deck with cushions and <b>thirteen cabins</b>, all with their own bathroom. Named for the summer wind that drives her from island to island.</p>',
    nl: '<p>Twee masten, een breed dek met kussens en <b>dertien hutten</b>, allemaal met eigen badkamer. Genoemd naar de zomerwind die haar van eiland naar eiland brengt.</p>',
    de: '<p>Zwei Masten, ein breites Deck mit Polstern und <b>dreizehn Kabinen</b>, alle mit eigenem Bad. Benannt nach dem Sommerwind, der sie von Insel zu Insel trägt.</p>',
  },
  'lykia-yildizi': {
    en: '<p>A traditional gulet of varnished pine with <b>ten cabins</b>. Meals are eaten on deck under the awning, and on warm nights many guests sleep under the stars.</p>',
    nl: '<p>Een traditionele gulet van gelakt dennenhout met <b>tien hutten</b>. Er wordt aan dek gegeten, onder de zonnetent, en in warme nachten slapen veel gasten onder de sterren.</p>',
    de: '<p>Eine traditionelle Gulet aus lackiertem Kiefernholz mit <b>zehn Kabinen</b>. Gegessen wird an Deck unter dem Sonnensegel, und in warmen Nächten schlafen viele Gäste unter den Sternen.</p>',
  },
};
