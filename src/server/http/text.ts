import type { ErrorCode } from '#contract/errors.ts';
import { text, type Language } from '#contract/language.ts';
import type { FieldFault } from './problem.ts';

/** What each code says to a person. */
const sentences = text({
  en: {
    INVALID: 'Something in the request is missing or wrong.',
    INVALID_JSON: 'The request is not readable JSON.',
    INVALID_URL: 'The address is not readable.',
    URI_TOO_LONG: 'The address is too long.',
    METHOD_NOT_ALLOWED: 'This address does not take that method.',
    UNSUPPORTED_MEDIA_TYPE: 'This address does not take that kind of content.',
    PAYLOAD_TOO_LARGE: 'What you sent is too large.',
    RATE_LIMITED: 'Too many requests. Wait a moment and try again.',
    UNAVAILABLE: 'The service is busy. Try again in a moment.',
    INTERNAL: 'Internal server error. Please try again later.',
    UNAUTHENTICATED: 'Authentication required. Please log in again.',
    INVALID_CREDENTIALS: 'The e-mail or the password is not right.',
    EMAIL_TAKEN: 'There is already an account with this e-mail.',
    NOT_FOUND: 'Not found, or not yours.',
    READ_ONLY: 'This cannot be changed.',
    CONFLICT: 'This changed in the meantime. Load it again.',
    TOO_MANY_JOBS: 'Too much of yours is being worked on. Wait until some of it is done.',
    NOTEBOOK_LIMIT: 'You have reached the largest number of notebooks.',
    INSUFFICIENT_TOKENS: 'You do not have enough tokens.',
    EMPTY_FILE: 'The file is empty.',
    NO_TEXT: 'No text was found in the file. If it is a scan, add a copy with text.',
    ENCRYPTED: 'The file is locked with a password. Add an unlocked copy.',
    CORRUPT: 'The file is damaged and could not be read.',
    WRONG_TYPE: 'The content of the file is not what its name says.',
    UNSUPPORTED_TYPE: 'Files of this type cannot be read yet.',
    ARCHIVE_LIMIT: 'The file unpacks to far more than a document holds, so it was not read.',
    TOO_MUCH_TEXT: 'The file holds more text than can be read. Divide it and add the parts.',
    TOO_SLOW: 'Reading the file took too long.',
    WORKER_CRASHED: 'The file could not be read: reading it failed each time.',
    NO_SOURCES: 'No processed sources found. Please add and process sources first.',
  },
  es: {
    INVALID: 'Falta algo en la solicitud o algo no es correcto.',
    INVALID_JSON: 'La solicitud no es un JSON legible.',
    INVALID_URL: 'La dirección no se puede leer.',
    URI_TOO_LONG: 'La dirección es demasiado larga.',
    METHOD_NOT_ALLOWED: 'Esta dirección no acepta ese método.',
    UNSUPPORTED_MEDIA_TYPE: 'Esta dirección no acepta ese tipo de contenido.',
    PAYLOAD_TOO_LARGE: 'Lo que enviaste es demasiado grande.',
    RATE_LIMITED: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
    UNAVAILABLE: 'El servicio está ocupado. Inténtalo de nuevo en un momento.',
    INTERNAL: 'Error interno del servidor. Inténtalo de nuevo más tarde.',
    UNAUTHENTICATED: 'Debes iniciar sesión de nuevo.',
    INVALID_CREDENTIALS: 'El correo o la contraseña no son correctos.',
    EMAIL_TAKEN: 'Ya existe una cuenta con este correo.',
    NOT_FOUND: 'No existe o no es tuyo.',
    READ_ONLY: 'Esto no se puede cambiar.',
    CONFLICT: 'Esto cambió mientras tanto. Cárgalo de nuevo.',
    TOO_MANY_JOBS: 'Hay demasiado trabajo tuyo en curso. Espera a que termine una parte.',
    NOTEBOOK_LIMIT: 'Llegaste al máximo de cuadernos.',
    INSUFFICIENT_TOKENS: 'No tienes suficientes tokens.',
    EMPTY_FILE: 'El archivo está vacío.',
    NO_TEXT: 'No se encontró texto en el archivo. Si es un escaneo, agrega una copia con texto.',
    ENCRYPTED: 'El archivo está protegido con contraseña. Agrega una copia sin protección.',
    CORRUPT: 'El archivo está dañado y no se pudo leer.',
    WRONG_TYPE: 'El contenido del archivo no es lo que dice su nombre.',
    UNSUPPORTED_TYPE: 'Todavía no se pueden leer archivos de este tipo.',
    ARCHIVE_LIMIT: 'El archivo se expande a mucho más que un documento, así que no se leyó.',
    TOO_MUCH_TEXT: 'El archivo tiene más texto del que se puede leer. Divídelo y agrega las partes.',
    TOO_SLOW: 'La lectura del archivo tardó demasiado.',
    WORKER_CRASHED: 'El archivo no se pudo leer: la lectura falló cada vez.',
    NO_SOURCES: 'No hay fuentes procesadas. Agrega fuentes y espera a que se procesen.',
  },
} satisfies Record<Language, Record<ErrorCode, string>>);

/** What an error code says to a person, in their language: of a refused call, and of a source that failed. */
export const sentence = (code: ErrorCode, language: Language): string => sentences[language][code];

/** What is said of one field of a call. */
export const fieldWords = text({
  en: {
    missing: 'Required.',
    wrong: 'Not valid.',
    short: 'Too short.',
    long: 'Too long.',
    repeated: 'Given more than once.',
    unknown: 'Not expected.',
  },
  es: {
    missing: 'Obligatorio.',
    wrong: 'No es válido.',
    short: 'Demasiado corto.',
    long: 'Demasiado largo.',
    repeated: 'Se envió más de una vez.',
    unknown: 'No se esperaba.',
  },
} satisfies Record<Language, Record<FieldFault, string>>);
