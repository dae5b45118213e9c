import type { Translated } from "#domain/words/text.ts";
import type { SHELL_IT } from "./shell.it.ts";

export const SHELL_ES: Translated<typeof SHELL_IT> = {
  skipToContent: "Ir al contenido",
  homePage: "{company}, página de inicio",
  mainNavigation: "Principal",
  menu: "Menú",
  openDrawer: "Abrir el menú",
  phone: "Llámenos",
  bookNow: "Reservar",
  headline: "Conduzca el coche de sus sueños. De verdad.",
  cities: {
    milan: "Alquiler de coches en Milán",
    rome: "Alquiler de coches en Roma",
    florence: "Alquiler de coches en Florencia",
    naples: "Alquiler de coches en Nápoles",
  },
  more: "Descubra también",
  openingPage: "Abriendo la página…",
  scriptsUnavailable:
    "Una parte de la página no se ha cargado. Lo que ha pulsado continuará solo en cuanto vuelva la conexión; si no ocurre nada, recargue la página.",
  rental: "Alquiler de coches de lujo",
  rentalAndJets: "Alquiler de coches de lujo y jets privados",
};
