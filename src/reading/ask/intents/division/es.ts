import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

export const ES = rules(
  'es',
  `
[division.says]
reason: Pide lo que dice la división que se nombra.
find:   qué {says}
        (transcribe | cita | copia | muéstrame | léeme | explícame | explica)
        texto (de | del)
        de qué ..1 (trata | habla)
yes:    ¿Qué dice el artículo 12?
        que establece la cláusula quinta
        transcribe el artículo 3
        cita el considerando octavo
        copia el inciso segundo del artículo 8
        muéstrame la cláusula 4
        léeme el artículo 20
        explica el artículo 9
        explícame la cláusula séptima
        texto del artículo 7
        texto de la cláusula tercera
        de que habla el artículo 15
        ¿De qué trata la cláusula décima?
no:     ¿Quién paga según el artículo 12?
source: ours
`,
  NAMES_ES,
);
