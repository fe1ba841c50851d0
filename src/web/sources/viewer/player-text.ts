import { text } from '#contract/language.ts';

export const playerText = text({
  en: {
    region: 'Recording',
    play: (size: string) => `Play the recording (${size})`,
    loading: (loaded: string, of: string) => `Loading · ${loaded} of ${of}`,
    failed: 'The recording could not be loaded.',
    unplayable: 'This browser cannot play recordings of this kind. Download it to listen to it.',
    from: (time: string) => `Play from ${time}`,
    watch: (time: string) => `Watch from ${time} on YouTube`,
    here: 'Play from here',
    watchHere: 'Watch from here',
    follow: 'Follow the recording',
    by: (reader: string) => `Transcribed by ${reader}: check the words against the recording.`,
    untimed: 'The transcription does not tell when each line is said.',
    keys: 'K plays and pauses; J and L go ten seconds back and ahead.',
  },
  es: {
    region: 'Grabación',
    play: (size) => `Reproducir la grabación (${size})`,
    loading: (loaded, of) => `Cargando · ${loaded} de ${of}`,
    failed: 'No se pudo cargar la grabación.',
    unplayable: 'Este navegador no puede reproducir grabaciones de este tipo. Descárgala para escucharla.',
    from: (time) => `Reproducir desde ${time}`,
    watch: (time) => `Ver desde ${time} en YouTube`,
    here: 'Reproducir desde aquí',
    watchHere: 'Ver desde aquí',
    follow: 'Seguir la grabación',
    by: (reader) => `Transcrito por ${reader}: contrasta las palabras con la grabación.`,
    untimed: 'La transcripción no dice cuándo se dice cada línea.',
    keys: 'K reproduce y pausa; J y L retroceden y avanzan diez segundos.',
  },
});
