import type { Translated } from "#domain/words/text.ts";
import type { PRIVACY_IT } from "./privacy.it.ts";

export const PRIVACY_ES: Translated<typeof PRIVACY_IT> = {
  controller: {
    title: "Quién trata sus datos",
    lead: "El responsable del tratamiento es:",
  },
  data: {
    title: "Qué datos, y por qué",
    carRequest:
      "<b>Solicitud de un coche:</b> nombre, correo, teléfono, ciudades, fechas y horas, fecha de nacimiento y fecha de expedición del permiso del conductor y, en su caso, su nota. Sirven para reservarle el coche, comprobar que puede conducirlo y celebrar el contrato (art. 6.1.b del Reglamento UE 2016/679).",
    waitingList:
      "<b>Lista de espera:</b> nombre, correo, fechas y lugares. Sirven para escribirle cuando el coche quede libre (art. 6.1.b).",
    forms: "<b>{services}:</b> nombre, correo, teléfono, {asked}. {use} (art. 6.1.b).",
    askedDetails: "mensaje y lo que pide ({details})",
    askedSubject: "mensaje y asunto",
    details: {
      legs: "trayectos y pasajeros",
      date: "fecha",
      event: "evento",
    },
    useForQuote: "Sirven para responder y preparar un presupuesto",
    useForReply: "Sirven para responder",
    invoices: "<b>Facturas y registros de un alquiler:</b> los conservamos porque la ley lo exige (art. 6.1.c).",
    address:
      "<b>Dirección IP:</b> permanece un minuto en la memoria del programa cuando envía un formulario o consulta la disponibilidad, para frenar los envíos masivos (art. 6.1.f). Quien accede con una cuenta la deja en su sesión mientras dure; un acceso, y una solicitud rechazada por seguridad, la dejan en el registro de seguridad del servidor. De las páginas que lee no queda ningún registro.",
  },
  storage: {
    title: "Cookies y memoria del navegador",
    session: {
      label: "Sesión de acceso, solo para el personal",
      value: "Cookie técnica, 7 días",
    },
    device: {
      label: "Dispositivo reconocido, solo para quien accede",
      value: "Cookie técnica, 180 días",
    },
    sidebar: {
      label: "Barra lateral del panel de administración, solo para el personal",
      value: "Cookie técnica, 7 días",
    },
    search: {
      label: "Última búsqueda: lugares, fechas y horas",
      value: "En su navegador, hasta que haga otra",
    },
    favourites: {
      label: "Coches favoritos",
      value: "En su navegador, hasta que los quite",
    },
    theme: {
      label: "Apariencia de la página, día o noche",
      value: "En su navegador, hasta que elija «Automática»",
    },
    scroll: {
      label: "Punto de lectura, para volver atrás",
      value: "En su navegador, hasta que cierre la pestaña",
    },
  },
  recipientsTitle: "Quién más los ve",
  retention: {
    title: "Durante cuánto tiempo",
    requests: "Solicitudes y presupuestos ({services})",
    monthsFromUpdate: {
      one: "{count} mes desde la última actualización",
      other: "{count} meses desde la última actualización",
    },
    bookings: "Reservas caducadas, canceladas o no aceptadas",
    waitingList: "Plazas en lista de espera",
    monthsFromWait: { one: "{count} mes desde el fin de la espera", other: "{count} meses desde el fin de la espera" },
    rentals: "Alquileres",
    yearsFromReturn: {
      one: "{count} año desde la devolución (art. 2220 del Código Civil italiano)",
      other: "{count} años desde la devolución (art. 2220 del Código Civil italiano)",
    },
    queuedMails: "Correos en cola de envío",
    queuedMailsTime: "24 horas después de la entrega",
    pictures: "Fotografías del estado del coche, visibles solo para el personal",
    monthsFromRecord: { one: "{count} mes desde el acta", other: "{count} meses desde el acta" },
    messages: "Mensajes en la página de una reserva",
    monthsFromReturn: { one: "{count} mes desde la devolución", other: "{count} meses desde la devolución" },
    accounts: "Cuentas sin función",
    monthsFromChange: {
      one: "{count} mes desde la última modificación",
      other: "{count} meses desde la última modificación",
    },
    mailFiles: "Correos guardados en archivos, si no hay servidor de correo",
    days: { one: "{count} día", other: "{count} días" },
    reviews: "Reseñas",
    reviewsTime: "El mismo tiempo que el alquiler, o hasta que pida retirarlas",
    fingerprint: "Huella de la conexión desde la que llega una solicitud",
    fingerprintTime: "Mientras la solicitud está en espera",
    alerts: "Avisos por exceso de solicitudes",
  },
  link: {
    title: "Su enlace privado",
    text: {
      one: "Quien solicita un coche recibe por correo un enlace a su reserva. Quien lo tiene ve la reserva y puede cancelarla: no lo reenvíe a quien no deba hacerlo. Se cierra {count} mes después de la devolución; si corregimos su dirección de correo recibe uno nuevo, y el anterior ya no abre nada. La página no es visible para los buscadores y no conservamos el enlace, sino solo la huella que permite reconocerlo.",
      other:
        "Quien solicita un coche recibe por correo un enlace a su reserva. Quien lo tiene ve la reserva y puede cancelarla: no lo reenvíe a quien no deba hacerlo. Se cierra {count} meses después de la devolución; si corregimos su dirección de correo recibe uno nuevo, y el anterior ya no abre nada. La página no es visible para los buscadores y no conservamos el enlace, sino solo la huella que permite reconocerlo.",
    },
  },
  rights: {
    title: "Sus derechos",
    text: "Puede pedirnos en todo momento ver sus datos, obtener una copia, corregirlos, borrarlos o limitar su uso, y oponerse al tratamiento. Escriba a <email>{email}</email> indicando la referencia de la solicitud: respondemos en un mes, normalmente el mismo día.",
  },
  paragraphs: {
    summary:
      "Pedimos lo necesario, lo conservamos durante el tiempo aquí indicado y no lo vendemos a nadie. Sin cookies de perfilado.",
    collection: "Recogemos solo lo que escribe en un formulario, y solo para responderle.",
    no_profiling:
      "En el sitio no pedimos datos de pago, no elaboramos perfiles y ninguna decisión la toma una máquina: a una solicitud responde una persona.",
    cookies: "A quien visita el sitio no le enviamos ninguna cookie. Por eso no encuentra un aviso que cerrar.",
    favourites:
      "Los <favourites>favoritos</favourites> permanecen en su navegador: para mostrarlos, la página pide a nuestro servidor las fichas de esos coches, sin decir de quién son.",
    recipients:
      "Nuestro personal que responde a las solicitudes, y los proveedores que alojan el sitio y entregan los correos, designados encargados del tratamiento. {partners}No vendemos datos ni los damos a anunciantes.",
    third_parties:
      "Las páginas no contienen herramientas de medición, tipos de letra, mapas ni marcos de otros sitios; si la fotografía de un coche está alojada en otro lugar, su navegador la pide a esa dirección. El enlace a WhatsApp lleva a un servicio de Meta, con sus normas: lo abre solo si lo elige.",
    deletion: "Pasado el plazo, el programa borra los datos por sí solo, cada día.",
    authority:
      "Si considera que algo no va bien, puede dirigirse a la autoridad italiana de protección de datos, <authority>garanteprivacy.it</authority>.",
  },
  partners: {
    both: "Para un vuelo o una experiencia, quienes los realizan reciben los datos necesarios después de que acepte el presupuesto. ",
    jets: "Para un vuelo, quienes lo realizan reciben los datos necesarios después de que acepte el presupuesto. ",
    experiences:
      "Para una experiencia, quienes la realizan reciben los datos necesarios después de que acepte el presupuesto. ",
  },
};
