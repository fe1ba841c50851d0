import { text } from '#contract/language.ts';

export const appText = text({
  en: {
    offline: 'No connection. What you write stays here; nothing is sent until it is back.',
    broken: 'Something went wrong on this page.',
    brokenHelp: 'Your notebooks are safe on the server. Load the page again.',
  },
  es: {
    offline: 'Sin conexión. Lo que escribas queda aquí; nada se envía hasta que vuelva.',
    broken: 'Algo falló en esta página.',
    brokenHelp: 'Tus cuadernos están a salvo en el servidor. Vuelve a cargar la página.',
  },
});
