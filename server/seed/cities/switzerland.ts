import type { CountrySeed } from "#server/seed/cities/city-seed.ts";

export const SWITZERLAND: CountrySeed = {
  country: "Svizzera",
  timeZone: "Europe/Zurich",
  cities: [
    {
      name: "Zurigo",
      slug: "zurich",
      latitude: 47.3769,
      longitude: 8.5417,
      aliases: ["Zurich", "Zürich", "Zúrich"],
      texts: {
        it: "Consegna a Kloten, in Bahnhofstrasse o a domicilio fino a Zugo. Il contrassegno autostradale è già sul parabrezza; da novembre ad aprile le gomme sono invernali.",
        en: "Delivered at Kloten, on Bahnhofstrasse or to your door as far as Zug. The motorway vignette is already on the windscreen; from November to April the tyres are winter ones.",
        fr: "Livraison à Kloten, Bahnhofstrasse ou à domicile jusqu'à Zoug. La vignette autoroutière est déjà sur le pare-brise ; de novembre à avril, les pneus sont d'hiver.",
        de: "Übergabe in Kloten, an der Bahnhofstrasse oder zu Hause bis Zug. Die Autobahnvignette klebt bereits; von November bis April fahren wir auf Winterreifen.",
        es: "Entrega en Kloten, en la Bahnhofstrasse o a domicilio hasta Zug. La viñeta de autopista ya está puesta; de noviembre a abril montamos neumáticos de invierno.",
      },
    },
    {
      name: "Ginevra",
      slug: "geneva",
      latitude: 46.2044,
      longitude: 6.1432,
      aliases: ["Geneva", "Genève", "Genf", "Ginebra"],
      texts: {
        it: "Consegna a Cointrin, anche al settore francese, e lungo il lago fino a Montreux. Chamonix è a un'ora e un quarto, Megève poco meno.",
        en: "Delivered at Cointrin, its French sector included, and along the lake as far as Montreux. Chamonix is an hour and a quarter away, Megève slightly less.",
        fr: "Livraison à Cointrin, secteur français compris, et le long du lac jusqu'à Montreux. Chamonix est à une heure et quart, Megève un peu moins.",
        de: "Übergabe in Cointrin, auch im französischen Sektor, und am See bis Montreux. Chamonix ist eineinviertel Stunden entfernt, Megève etwas weniger.",
        es: "Entrega en Cointrin, también en el sector francés, y junto al lago hasta Montreux. Chamonix está a una hora y cuarto, Megève algo menos.",
      },
    },
    {
      name: "Lugano",
      slug: "lugano",
      latitude: 46.0037,
      longitude: 8.9511,
      aliases: [],
      texts: {
        it: "A un'ora da Malpensa e a mezz'ora da Como. Dal Ticino si sale al San Gottardo per la Tremola, ventiquattro tornanti in pavé aperti da giugno a ottobre.",
        en: "An hour from Malpensa, half an hour from Como. From Ticino the Tremola climbs to the Gotthard: twenty-four cobbled hairpins, open from June to October.",
        fr: "À une heure de Malpensa, à une demi-heure de Côme. Du Tessin, la Tremola monte au Saint-Gothard : vingt-quatre lacets pavés, ouverts de juin à octobre.",
        de: "Eine Stunde von Malpensa, eine halbe von Como. Vom Tessin führt die Tremola auf den Gotthard: vierundzwanzig gepflasterte Kehren, offen von Juni bis Oktober.",
        es: "A una hora de Malpensa y a media de Como. Desde el Tesino la Tremola sube al San Gotardo: veinticuatro curvas adoquinadas, abiertas de junio a octubre.",
      },
    },
    {
      name: "Berna",
      slug: "bern",
      latitude: 46.948,
      longitude: 7.4474,
      aliases: ["Bern", "Berne"],
      texts: {
        it: "Consegna in città e alle ambasciate, su richiesta anche fuori orario. Grimsel, Furka e Susten si percorrono in un solo giorno, partendo presto.",
        en: "Delivered in town and at the embassies, out of hours on request. Grimsel, Furka and Susten make a single day, with an early start.",
        fr: "Livraison en ville et aux ambassades, hors horaires sur demande. Grimsel, Furka et Susten se parcourent en une journée, en partant tôt.",
        de: "Übergabe in der Stadt und an den Botschaften, auf Wunsch auch außerhalb der Zeiten. Grimsel, Furka und Susten schafft man an einem Tag, wenn man früh losfährt.",
        es: "Entrega en la ciudad y en las embajadas, fuera de horario si se pide. Grimsel, Furka y Susten caben en un solo día, saliendo temprano.",
      },
    },
    {
      name: "Basilea",
      slug: "basilea",
      latitude: 47.5596,
      longitude: 7.5886,
      aliases: ["Basel", "Bâle", "Basle"],
      texts: null,
    },
  ],
};
