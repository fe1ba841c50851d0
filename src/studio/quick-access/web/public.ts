import { definePublic } from '#web/studio/tool.ts';

/** What the public pages say of it. */
export default definePublic({
  order: 11,
  en: {
    name: 'Quick access',
    gives: 'The law library, the courts and links of your own, at hand.',
    line: 'Ley Chile · Poder Judicial · Diario Oficial',
  },
  es: {
    name: 'Accesos rápidos',
    gives: 'Ley Chile, Poder Judicial y tus propios enlaces, a la mano.',
    line: 'Ley Chile · Poder Judicial · Diario Oficial',
  },
});
