import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  division: 'artículo | art | cláusula | considerando | inciso | letra',
};

export const ES = rules(
  'es',
  `
[summary.ask]
reason: Pide un resumen o una explicación del documento.
find:   (resume | resumen | resúmeme | resúmelo | resumir | síntesis | sintetiza)
        de qué ..2 (trata | va | habla)
        (sobre | de) qué es
        qué es ..1 {document}
        (explica | explícame | explicar) ..5 {document}
        (en simple | en pocas palabras | en palabras simples)
        (cuál | qué) ..2 (objeto | idea | ideas | puntos) ..1 ({document} | principal | principales | importantes)
        cuál es {the} (objeto | tema)
not:    {division}
yes:    Resume el fallo.
        hazme un resumen del contrato
        resúmeme esto
        resumelo porfa
        me puedes resumir el documento
        síntesis de la sentencia
        sintetiza la ley
        ¿De qué trata este contrato?
        de que va esto
        de qué se habla, de que habla
        sobre que es el juicio
        de que es este papel
        que es este documento
        explica el contrato
        explícame este documento en simple
        me podrías explicar la ley
        dime en simple que hace
        en pocas palabras, que dice
        en palabras simples
        ¿Cuál es el objeto del contrato?
        qué ideas principales tiene
        cuáles son los puntos importantes y cual es la idea principal
        qué objeto principal
        ¿Cuál es el tema?
        cual es el objeto de la ley
        cual es el objeto
        cuál es la idea principal
        que puntos principales toca
        que puntos importantes tiene
        qué objeto contrato
no:     Resume el artículo 5
        ¿De qué trata la cláusula quinta?
source: ours
`,
  names,
);
