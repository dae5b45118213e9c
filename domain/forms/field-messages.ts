import { fieldMessage } from "./field-message.ts";

/** Messages about an invalid field that several forms share. Those that only staff see are Italian texts. */
export const FORBIDDEN_CHARACTERS_MESSAGE = fieldMessage("formMessages", "forbiddenCharacters");
export const FORBIDDEN_TEXT_CHARACTERS_MESSAGE = "Il testo contiene caratteri non ammessi.";
export const FORBIDDEN_MESSAGE_CHARACTERS_MESSAGE = fieldMessage("formMessages", "forbiddenMessageCharacters");
export const NOT_A_TEXT_MESSAGE = fieldMessage("formMessages", "notAText");
export const NOT_A_TEXT_LIST_MESSAGE = "Deve essere un elenco di testi.";
export const NAME_NOT_A_TEXT_MESSAGE = "Il nome deve essere un testo.";
export const NOT_A_BOOLEAN_MESSAGE = fieldMessage("formMessages", "notABoolean");
export const YES_OR_NO_MESSAGE = fieldMessage("formMessages", "yesOrNo");
export const TRUE_OR_FALSE_MESSAGE = "Indica true o false.";
export const TWO_DECIMALS_MESSAGE = "Al massimo due decimali.";
export const INVALID_DATE_MESSAGE = "Indica una data valida.";
export const DATE_FORMAT_MESSAGE = fieldMessage("formMessages", "dateFormat");
export const INVALID_BIRTH_DATE_MESSAGE = fieldMessage("formMessages", "birthDate");
export const INVALID_VERSION_MESSAGE = "La versione è un numero intero.";
export const MISSING_FULL_NAME_MESSAGE = fieldMessage("formMessages", "fullName");
export const INVALID_EMAIL_MESSAGE = fieldMessage("formMessages", "email");
export const INVALID_KILOMETRES_MESSAGE = "Indica i chilometri, senza decimali.";
export const MISSING_DUE_MESSAGE = "Indica il giorno o i chilometri della scadenza.";
export const NEGATIVE_TOTAL_MESSAGE = "Il totale non può essere negativo.";
export const UNKNOWN_STATUS_MESSAGE = "Questo stato non esiste.";
export const UNKNOWN_LIST_MESSAGE = "Questo elenco non esiste.";
export const UNLISTED_CUSTOMER_MESSAGE = "Scegli il cliente dall'elenco.";
export const UNLISTED_STAFF_MESSAGE = "Scegli una persona dello staff.";
export const INVALID_PAGE_TYPE_MESSAGE = "Scegli il tipo di pagina.";
