import { text } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import type { NotebookIconName } from '#web/ui/notebook-icons.ts';

const colors = (names: Record<Color, string>) => names;
const icons = (names: Record<NotebookIconName, string>) => names;

/** What the colours and icons of notebooks are called. */
export const lookText = text({
  en: {
    color: 'Color',
    icon: 'Icon',
    colors: colors({
      gray: 'Gray',
      red: 'Wine',
      orange: 'Copper',
      yellow: 'Olive',
      green: 'Green',
      teal: 'Teal',
      blue: 'Blue',
      purple: 'Slate blue',
      pink: 'Rose',
    }),
    icons: icons({
      '📝': 'Notebook',
      '📄': 'Contract',
      '📜': 'Law',
      '⚖️': 'Scales',
      '🏛️': 'Court',
      '🏢': 'Company',
      '🏠': 'House',
      '🏭': 'Warehouse',
      '🔑': 'Key',
      '🤝': 'Agreement',
      '🛒': 'Shopping',
      '👷': 'Work',
      '🔒': 'Privacy',
      '💰': 'Money',
      '👪': 'Family',
      '🩺': 'Health',
      '🚗': 'Car',
      '🌱': 'Environment',
      '✉️': 'Mail',
      '📖': 'Study',
    }),
  },
  es: {
    color: 'Color',
    icon: 'Ícono',
    colors: colors({
      gray: 'Gris',
      red: 'Burdeo',
      orange: 'Cobre',
      yellow: 'Oliva',
      green: 'Verde',
      teal: 'Turquesa',
      blue: 'Azul',
      purple: 'Azul pizarra',
      pink: 'Rosa',
    }),
    icons: icons({
      '📝': 'Cuaderno',
      '📄': 'Contrato',
      '📜': 'Ley',
      '⚖️': 'Balanza',
      '🏛️': 'Tribunal',
      '🏢': 'Empresa',
      '🏠': 'Casa',
      '🏭': 'Bodega',
      '🔑': 'Llave',
      '🤝': 'Acuerdo',
      '🛒': 'Consumo',
      '👷': 'Trabajo',
      '🔒': 'Privacidad',
      '💰': 'Dinero',
      '👪': 'Familia',
      '🩺': 'Salud',
      '🚗': 'Automóvil',
      '🌱': 'Medio ambiente',
      '✉️': 'Correo',
      '📖': 'Estudio',
    }),
  },
});
