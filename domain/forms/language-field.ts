import { z } from "zod";
import { LANGUAGE_CODES } from "#domain/languages.ts";
import { fieldMessage } from "./field-message.ts";

/** The language in which a renter reads the site and gets mails (product.md#languages). */
export const languageField = z.enum(LANGUAGE_CODES, fieldMessage("formMessages", "language"));
