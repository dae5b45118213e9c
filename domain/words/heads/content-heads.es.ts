import type { Translated } from "#domain/words/text.ts";
import type { CONTENT_HEADS_IT } from "./content-heads.it.ts";

export const CONTENT_HEADS_ES: Translated<typeof CONTENT_HEADS_IT> = {
  slogan: "Conduzca el coche de sus sueños. De verdad.",
  crumbs: {
    club: "Comunidad VIP",
    contacts: "Contacto",
    whereWeOperate: "Dónde estamos",
    privacy: "Privacidad",
    terms: "Términos y condiciones",
    favourites: "Favoritos",
    comparison: "Comparación",
    magazine: "Revista",
  },
  club: {
    title: "Comunidad VIP, el club de los miembros",
    description:
      "El club de quienes conducen con nosotros: circuito, cenas con estrella, escapadas, hasta un 30\u00a0% de descuento. La admisión empieza con una solicitud.",
    keywords: ["comunidad vip", "club de coches de lujo", "eventos de coches de lujo", "prueba en circuito"],
  },
  contacts: {
    title: "Contacto, teléfono y WhatsApp",
    titleAlways: "Contacto, teléfono y WhatsApp las 24 horas",
    description: "{phone}, correo y formulario con respuesta en {promised}. Nuestra sede está en {city}, {street}.",
    phone: {
      always: "Teléfono y WhatsApp las 24 horas",
      equal: "Teléfono y WhatsApp{hours}",
      different: "Teléfono{phoneHours}, WhatsApp{whatsappHours}",
    },
    keywords: ["contacto", "contacto {company}", "alquiler coche de lujo teléfono"],
    pageName: "Contacto de {company}",
  },
  whereWeOperate: {
    title: "Dónde estamos",
    titleWithCities: { one: "Dónde estamos: {count} ciudad", other: "Dónde estamos: {count} ciudades" },
    empty: "Las primeras ciudades están por llegar: mientras tanto, pregúntenos si podemos ir a la suya.",
    inCountry: {
      one: "El mapa de la ciudad {inCountry} donde entregamos coches de lujo, con los coches que hay en ella.",
      other: "El mapa de las {count} ciudades {inCountry} donde entregamos coches de lujo, con los coches de cada una.",
    },
    inCountries:
      "El mapa de las {cities} ciudades en {countries} países donde entregamos coches de lujo, con los coches de cada una.",
    free: "La entrega es gratuita.",
    regionKeyword: "alquiler coche de lujo",
    keyword: "ciudades atendidas",
    countriesKeyword: "alquiler superdeportivo {countries}",
  },
  privacy: {
    title: "Privacidad y cookies",
    description: "Qué datos recogemos, por qué, cuánto tiempo los conservamos y a quién dirigirse.",
    noTracking: "Sin cookies de perfilado ni medición de terceros.",
    keywords: ["privacidad", "cookies", "tratamiento de datos"],
  },
  terms: {
    title: "Términos y condiciones de alquiler",
    description:
      "Quién puede conducir, fianza, franquicia, kilómetros, entrega, cancelación: las condiciones de alquiler completas, antes de cada solicitud.",
    keywords: ["términos y condiciones", "condiciones de alquiler", "fianza", "franquicia"],
  },
  favourites: {
    title: "Favoritos",
    description: "Los coches que ha guardado, conservados solo en este navegador.",
    keywords: ["favoritos"],
  },
  comparison: {
    title: "Comparación",
    titleOf: "Comparación: {cars}",
    description:
      "Dos o tres coches uno junto al otro: total para sus fechas, fianza, franquicia, kilómetros, maletero y plazas.",
    keywords: ["comparación coches de lujo"],
  },
  magazine: {
    title: "Revista: carreteras, coches y lugares",
    description:
      "Itinerarios probados, coches comparados, equipajes medidos de verdad y citas para apuntar: la revista de la casa.",
    keywords: ["revista coches de lujo", "rutas en coche", "superdeportivo o gran turismo"],
    articleKeyword: "revista",
  },
};
