import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 2,
  en: {
    name: 'Doctrine',
    gives: 'Authors and works that it relies on, and those that contradict it.',
    line: 'Somarriva · cited 4 times · supports',
  },
  es: {
    name: 'Doctrina',
    gives: 'Autores y obras en que se apoya el documento, y las que lo contradicen.',
    line: 'Somarriva · citado 4 veces · apoya',
  },
});
