import { text } from '#contract/language.ts';

/** Words of what was accepted, and is to be. */
export const consentsText = text({
  en: {
    consents: 'What you accepted',
    consentsAbout: 'Each document with the version that was in force, and when.',
    consentsNone: 'Nothing is written down yet',
    version: (version: string) => `version ${version}`,
    dueLine: 'These documents are in force, and you have not accepted this version:',
    dueShort: 'There is a new version of what you accepted.',
    see: 'See it',
    accept: 'I have read them and accept',
    accepting: 'Saving...',
    accepted: 'Your acceptance was kept',
  },
  es: {
    consents: 'Lo que aceptaste',
    consentsAbout: 'Cada documento con la versión vigente entonces, y cuándo.',
    consentsNone: 'Aún no hay nada anotado',
    version: (version) => `versión ${version}`,
    dueLine: 'Estos documentos están vigentes y no has aceptado esta versión:',
    dueShort: 'Hay una nueva versión de lo que aceptaste.',
    see: 'Verla',
    accept: 'Los leí y los acepto',
    accepting: 'Guardando...',
    accepted: 'Tu aceptación quedó guardada',
  },
});
