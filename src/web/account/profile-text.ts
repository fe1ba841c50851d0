import { text } from '#contract/language.ts';

/** The words of the profile that change something of the account, or end it. */
export const profileText = text({
  en: {
    edit: 'Edit profile',
    editTitle: 'Edit profile',
    emailFixed: 'The e-mail cannot be changed.',
    updateError: 'Update Error',
    updateFailed: 'Could not save changes. Please try again.',
    updated: 'Profile saved',
    password: 'Password',
    passwordSince: (date: string) => `Set on ${date}`,
    noPassword: 'None: you sign in in another way',
    setPassword: 'Set one by e-mail',
    remove: 'Delete account',
    removeMine: 'Delete my account',
    removeText:
      'We ask you to confirm that it is you. The key that encrypts your documents is destroyed: this can’t be undone.',
    removeTitle: 'Delete your account?',
    goes: 'What will be deleted',
    goesList: [
      'Your notebooks with their sources, notes, conversations and results',
      'Your files, in every version, and the key that they are sealed with: old copies cannot be read any more either',
      'Your name, your e-mail and your sessions; what runs is stopped, and tokens that are left are lost',
    ],
    stays: 'What stays',
    staysList: [
      'Purchases and token transactions, as tax law requires, under a number without your name or e-mail',
      'The log of what was done when, by numbers alone, and the certificate of this deletion',
    ],
    removing: 'Deleting...',
    removeFailed: 'Error deleting account',
    removed: 'Your account was deleted',
    removedText: (id: string) => `Certificate ${id}. We sent it to you by e-mail.`,
  },
  es: {
    edit: 'Editar perfil',
    editTitle: 'Editar perfil',
    emailFixed: 'El correo no se puede cambiar.',
    updateError: 'Error al guardar',
    updateFailed: 'No se pudieron guardar los cambios. Inténtalo de nuevo.',
    updated: 'Perfil guardado',
    password: 'Contraseña',
    passwordSince: (date) => `Desde el ${date}`,
    noPassword: 'No tienes: entras de otra forma',
    setPassword: 'Crear una por correo',
    remove: 'Eliminar la cuenta',
    removeMine: 'Eliminar mi cuenta',
    removeText:
      'Pedimos que confirmes que eres tú. Se destruye la llave que cifra tus documentos: no se puede deshacer.',
    removeTitle: '¿Eliminar tu cuenta?',
    goes: 'Se elimina',
    goesList: [
      'Tus cuadernos con sus fuentes, notas, conversaciones y resultados',
      'Tus archivos, en todas sus versiones, y la llave que los cifra: tampoco se podrán leer copias antiguas',
      'Tu nombre, tu correo y tus sesiones; lo que esté en curso se detiene y los tokens que queden se pierden',
    ],
    stays: 'Lo que queda',
    staysList: [
      'Las compras y los movimientos de tokens, como exige la ley tributaria, bajo un número sin tu nombre ni tu correo',
      'El registro de qué se hizo y cuándo, solo con números, y el certificado de esta eliminación',
    ],
    removing: 'Eliminando...',
    removeFailed: 'Error al eliminar la cuenta',
    removed: 'Tu cuenta fue eliminada',
    removedText: (id) => `Certificado ${id}. Te lo enviamos por correo.`,
  },
});
