import { text } from '#contract/language.ts';

/** Words about sources that stand on the web. */
export const websiteText = text({
  en: {
    website: 'Website',
    websiteHelp: 'One or several addresses',
    title: 'Add websites',
    addresses: 'Addresses, one per line',
    hint: 'The text of the page is kept as it is today. Blank lines are ignored.',
    videos: 'Of a YouTube video its transcript is kept.',
    add: (n: number, shown: string) =>
      n === 0 ? 'Add websites' : n === 1 ? `Add ${shown} website` : `Add ${shown} websites`,
    adding: 'Adding...',
    added: (n: number, shown: string) => (n === 1 ? 'The website was added.' : `${shown} websites were added.`),
    some: (done: string, of: string) => `${done} of ${of} websites were added.`,
    failed: 'Failed to add websites',
    notAdded: (n: number) => (n === 1 ? 'This address was not added:' : 'These addresses were not added:'),
    wrong: (line: string, typed: string) => `Line ${line} is not an address: ${typed}`,
    wrongMore: (more: string) => `and ${more} more`,
    tooMany: (max: string, n: string) => `At most ${max} addresses can be added at once; these are ${n}.`,
    openOriginal: 'Open the original page',
  },
  es: {
    website: 'Sitio web',
    websiteHelp: 'Una o varias direcciones',
    title: 'Agregar sitios web',
    addresses: 'Direcciones, una por línea',
    hint: 'Se guarda el texto de la página tal como está hoy. Las líneas en blanco se ignoran.',
    videos: 'De un video de YouTube se guarda su transcripción.',
    add: (n, shown) => (n === 0 ? 'Agregar sitios' : n === 1 ? `Agregar ${shown} sitio` : `Agregar ${shown} sitios`),
    adding: 'Agregando...',
    added: (n, shown) => (n === 1 ? 'Se agregó el sitio.' : `Se agregaron ${shown} sitios.`),
    some: (done, of) => `Se agregaron ${done} de ${of} sitios.`,
    failed: 'No se pudieron agregar los sitios',
    notAdded: (n) => (n === 1 ? 'Esta dirección no se agregó:' : 'Estas direcciones no se agregaron:'),
    wrong: (line, typed) => `La línea ${line} no es una dirección: ${typed}`,
    wrongMore: (more) => `y ${more} más`,
    tooMany: (max, n) => `Se pueden agregar hasta ${max} direcciones a la vez; estas son ${n}.`,
    openOriginal: 'Abrir la página original',
  },
});
