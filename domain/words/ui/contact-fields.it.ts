/** Texts of the fields of contact forms. */
export const CONTACT_FIELDS_IT = {
  phone: "Telefono",
  phonePrefix: "Prefisso internazionale",
  /** The countries of the prefixes. */
  countries: {
    "+39": "Italia",
    "+41": "Svizzera",
    "+33": "Francia",
    "+377": "Monaco",
    "+34": "Spagna",
    "+49": "Germania",
    "+966": "Arabia Saudita",
    "+43": "Austria",
    "+32": "Belgio",
    "+420": "Cechia",
    "+45": "Danimarca",
    "+971": "Emirati Arabi Uniti",
    "+358": "Finlandia",
    "+81": "Giappone",
    "+30": "Grecia",
    "+353": "Irlanda",
    "+352": "Lussemburgo",
    "+47": "Norvegia",
    "+31": "Paesi Bassi",
    "+48": "Polonia",
    "+351": "Portogallo",
    "+974": "Qatar",
    "+44": "Regno Unito",
    "+1": "Stati Uniti e Canada",
    "+46": "Svezia",
  },
  /** How a date is typed. */
  numericDate: "gg/mm/aaaa",
  /** The label of the field that only programs see. */
  leaveEmpty: "Lascia vuoto questo campo",
} as const;
