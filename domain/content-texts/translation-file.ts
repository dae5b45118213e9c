import { CONTENT_ENTITIES, type ContentEntity, FOREIGN_LANGUAGES, type ForeignLanguage } from "./content-entities.ts";

/** The formats in which translations leave and enter: CSV for spreadsheets, XLIFF 1.2 for translation agencies. */
export const TRANSLATION_FORMATS = ["csv", "xliff"] as const;
export type TranslationFormat = (typeof TRANSLATION_FORMATS)[number];

/** The longest file that is exported or imported; an import is one transaction. The bytes leave room in the body of a call. */
export const MAX_FILE_TEXTS = 2_000;
export const MAX_FILE_BYTES = 800_000;

/** What identifies a text in a file: its place, and the Italian text and the translation as they were exported. */
export interface FileTextKey {
  entity: ContentEntity;
  entityId: string;
  field: string;
  sourceHash: string;
  /** The version of the translation; 0 if it was missing. */
  version: number;
}

/** A text with its translation, in a file. */
export interface FileText {
  /** `toFileTextId` of its key. */
  id: string;
  /** Where the text is, for the translator: "Un lago in barca, description". */
  note: string;
  italian: string;
  /** "" while it is missing. */
  translation: string;
  approved: boolean;
}

/** The texts of a file. */
export interface TranslationFile {
  language: ForeignLanguage;
  texts: FileText[];
}

/** Returns the key as one word, which translation tools leave as it is. */
export const toFileTextId = ({ entity, entityId, field, sourceHash, version }: FileTextKey): string =>
  [entity, entityId, field, sourceHash, String(version)].map(encodeURIComponent).join("/");

/** Returns the text that an id of the file names; null for an id that the export never writes. */
export function parseFileTextId(id: string): FileTextKey | null {
  const parts = id.split("/").map(decodePart);
  const [entityName, entityId, field, sourceHash, versionText] = parts;
  const entity = CONTENT_ENTITIES.find((known) => known === entityName);
  const version = Number(versionText);
  if (parts.length !== 5 || !entity || !entityId || !field || !sourceHash || !Number.isInteger(version)) return null;
  return { entity, entityId, field, sourceHash, version };
}

/** Returns the language of a tag of our languages: "en" for "en-GB"; null for any other. */
export const parseFileLanguage = (tag: string): ForeignLanguage | null =>
  FOREIGN_LANGUAGES.find((code) => code === tag.trim().toLowerCase().slice(0, 2)) ?? null;

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
