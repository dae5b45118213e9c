import type { Translated } from "#domain/words/text.ts";
import type { TERMS_IT } from "./terms.it.ts";

export const TERMS_ES: Translated<typeof TERMS_IT> = {
  byVehicle: "según el coche",
  titles: {
    company: "Con quién celebra el contrato",
    booking: "Cómo se reserva",
    price: "El precio",
    fleet: "Las condiciones de la flota",
    drivers: "Quién puede conducir",
    deposit: "Fianza y franquicia",
    kilometres: "Kilómetros",
    delivery: "Entrega y devolución",
    cancellation: "Cancelación",
    pictures: "Ilustraciones y fotografías",
    law: "Ley aplicable y reclamaciones",
  },
  booking:
    "{hold} Durante ese tiempo nadie más puede reservarlo. Respondemos en {hours}; el contrato queda celebrado con nuestra confirmación, y desde entonces el coche es suyo para todas las fechas. Si la confirmación no llega antes de que acabe el plazo, la solicitud caduca por sí sola y usted no debe nada.",
  payment: "{payment} El precio y las condiciones siguen siendo los de la solicitud, aunque después cambien.",
  days: "El alquiler se cuenta en periodos de 24 horas desde la hora de recogida: de las 10:00 a las 10:00 del día siguiente es un día, también cuando cambia la hora. Todo periodo iniciado cuenta entero y el mínimo es un día.",
  daysWithGrace:
    "El alquiler se cuenta en periodos de 24 horas desde la hora de recogida: de las 10:00 a las 10:00 del día siguiente es un día, también cuando cambia la hora. Todo periodo iniciado cuenta entero, pero hasta {grace} después de la hora de recogida no se paga un día más. El mínimo es un día.",
  total: "El total incluye el seguro completo, la entrega y la devolución en la ciudad. {oneWay} {ownCosts}",
  drivers:
    "La edad y los años de permiso se cuentan el día de la recogida. Edad mínima: {age}. Permiso: {licence}. En la recogida pedimos el permiso y un documento de identidad. {drivers}",
  kilometres:
    "Los kilómetros incluidos ({included}) se suman en todo el alquiler: los que no hace hoy le quedan para mañana. Cada kilómetro adicional se paga en la devolución ({extra}).",
  delivery:
    "Llevamos el coche al aeropuerto, al hotel o a casa en la <cities>ciudad</cities> elegida, y allí vamos a recogerlo: en la ciudad la entrega es gratuita. {cost} Las horas son las del reloj de cada ciudad. Si se retrasa, llámenos: otro cliente puede estar esperando el coche.",
  cancellation:
    "{cancellation} El coche queda libre enseguida y recibe una confirmación. Después de la recogida llámenos al <phone>{phone}</phone>.",
  linkHolder: "Quien tiene el enlace privado puede cancelar: guárdelo bien.",
  quoteForFlights:
    "Una solicitud de presupuesto no le compromete. Las estimaciones de los vuelos son orientativas; solo vale el presupuesto escrito, que recibe en {hours}, con los impuestos en una línea aparte.",
  quote: "Una solicitud de presupuesto no le compromete. Solo vale el presupuesto escrito, que recibe en {hours}.",
  club: "La admisión en la <club>Comunidad VIP</club> está sujeta a una valoración; una plaza en un evento es suya cuando la confirmamos.",
  paragraphs: {
    summary:
      "Las mismas condiciones que lee junto al precio de cada coche, aquí completas. Ni una línea más en el mostrador.",
    open_requests:
      "Quien ya tiene varias solicitudes en espera puede enviar otras después de la respuesta, o llamarnos: así una sola persona no retiene todos los coches.",
    model:
      "La reserva retiene un coche concreto de ese modelo, para todas sus fechas y para el tiempo que necesitamos para prepararlo. No existe «o similar»: si una avería hace imposible la entrega, se lo decimos enseguida, y usted elige si acepta otro coche o cancela sin gastos.",
    vehicle_figures:
      "Las cifras exactas del coche que elige están en su ficha, antes de cualquier dato personal: <cars>todos los coches</cars>.",
    pictures:
      "Las imágenes de los coches y de las ciudades son ilustraciones nuestras, salvo las fotografías subidas por el personal, que las sustituyen. Los datos técnicos y el equipamiento de la ficha son los del coche que recibe. Los nombres de los fabricantes pertenecen a sus respectivos titulares, con los que no tenemos vínculos.",
    law: "Se aplica la ley italiana; si es consumidor, conserva los derechos y el fuero del lugar donde reside. Para una reclamación, <contacts>escríbanos</contacts>: responde una persona que puede decidir. Cómo tratamos sus datos se explica en la <privacy>página de privacidad</privacy>.",
  },
  picturesWithJets:
    "Las imágenes de los coches, de los jets y de las ciudades son ilustraciones nuestras, salvo las fotografías subidas por el personal, que las sustituyen. Los datos técnicos y el equipamiento de la ficha son los del coche que recibe. Los nombres de los fabricantes pertenecen a sus respectivos titulares, con los que no tenemos vínculos.",
};
