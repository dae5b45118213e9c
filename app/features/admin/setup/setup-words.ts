import { CSV_TEMPLATE_LABEL } from "#app/features/admin/vehicles/vehicle-csv-template.ts";
import { isExampleEmail, type SetupStep } from "#domain/setup-steps.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

interface StepWords {
  title: string;
  text: (site: SiteConfiguration) => string;
  /** The text of the step's link. */
  link: string;
}

/** Texts of the setup steps, for the owner's first ten minutes. */
export const SETUP_STEP_WORDS: Readonly<Record<SetupStep, StepWords>> = {
  name: {
    title: "Nome e contatti",
    text: ({ name, email }) =>
      isExampleEmail(email)
        ? `Il sito si presenta come ${name}. L'indirizzo ${email} è un esempio e non riceve posta: il passo è fatto quando ne scrivi uno vero.`
        : `Il sito si presenta come ${name} e riceve la posta a ${email}.`,
    link: "Apri le impostazioni",
  },
  hours: {
    title: "Orari, e che cosa offrite",
    text: () =>
      "Quando rispondete al telefono: la promessa di risposta conta quelle ore. Lì accanto spegni ciò che non offrite, e dici da quando esistete.",
    link: "Scrivi gli orari",
  },
  brand: {
    title: "Il primo brand",
    text: () => "Bastano il nome e un indirizzo: nasce la sua pagina, e il marchio entra fra quelli della home.",
    link: "Aggiungi un brand",
  },
  city: {
    title: "La prima città",
    text: () => "Nome, Paese e fuso orario: qui i clienti ritirano. Riempie la ricerca e la pagina «Dove operiamo».",
    link: "Aggiungi una città",
  },
  car: {
    title: "La prima vettura, con una foto",
    text: () =>
      "Tariffa, motore e un'immagine: se è disponibile, da quel momento si prenota. Riempie la home, le categorie e i prezzi.",
    link: "Aggiungi una vettura",
  },
  fleet: {
    title: "Tutta la flotta, da un file",
    text: () => "Compila il modello CSV e importalo: prima di scrivere vedi ogni riga.",
    link: "Importa la flotta",
  },
  seo: {
    title: "Un titolo per i motori di ricerca",
    text: () => "Le pagine ne hanno uno da sé: scrivi il tuo dove conta.",
    link: "Apri il SEO Manager",
  },
  colleague: {
    title: "Un collega",
    text: () => "Lo inviti per e-mail con il suo ruolo: sceglie da sé la password.",
    link: "Invita un collega",
  },
};

export const SETUP_WORDS = {
  title: "Dal nome alla prima auto online",
  progress: (done: number, all: number) => `${done} di ${all} fatti`,
  dismiss: "Non mostrare più",
  done: "Fatto",
  undone: "Da fare",
  notAllowed: "Lo fa un collega con il ruolo adatto.",
  template: CSV_TEMPLATE_LABEL,
};
