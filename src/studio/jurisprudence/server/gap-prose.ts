import type { Language } from '#contract/language.ts';

const en = {
  gap: {
    authority: [
      'A rule of law is stated and no norm stands beside it.',
      'The other side can answer that nothing supports it.',
      'Name the norm and its article.',
    ],
    jurisprudence: [
      'Case law is appealed to and no ruling stands beside it.',
      'It cannot be checked, and can be denied.',
      'Name the court, the number and the date of at least one ruling.',
    ],
    evidence: [
      'A fact is told and no means of proof stands beside it.',
      'It may be taken as not proven.',
      'Point to the document, the witness or the sheet that shows it.',
    ],
    argument: [
      'A matter is headed and next to nothing stands below.',
      'It may be taken as not argued.',
      'Argue it, or take the heading out.',
    ],
    petition: [
      'It is asked for and argued nowhere before.',
      'It may be rejected for want of grounds.',
      'Argue it, with its norm and its proof.',
    ],
  } as Record<string, readonly [string, string, string]>,
  matter: (matter: string): string => `Matter: ${matter}.`,
};

const es: typeof en = {
  gap: {
    authority: [
      'Se afirma una regla de derecho y ninguna norma la acompaña.',
      'Se puede responder que no descansa en nada.',
      'Nombra la norma y su artículo.',
    ],
    jurisprudence: [
      'Se apela a la jurisprudencia y ningún fallo la acompaña.',
      'No se puede comprobar, y se puede negar.',
      'Nombra el tribunal, el rol y la fecha de al menos un fallo.',
    ],
    evidence: [
      'Se relata un hecho y ningún medio de prueba lo acompaña.',
      'Se puede tener por no probado.',
      'Señala el documento, el testigo o la foja que lo muestra.',
    ],
    argument: [
      'Hay un título y casi nada debajo.',
      'Se puede tener por no desarrollado.',
      'Desarróllalo o quita el título.',
    ],
    petition: [
      'Se pide y no se desarrolla antes en ninguna parte.',
      'Se puede rechazar por falta de fundamento.',
      'Desarróllalo, con su norma y su prueba.',
    ],
  } as Record<string, readonly [string, string, string]>,
  matter: (matter: string): string => `Materia: ${matter}.`,
};

/** The prose of gaps: what is missing, what may come of it, what to do. */
export const gapProse: Record<Language, typeof en> = { en, es };
