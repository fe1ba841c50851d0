import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

export const ES = rules(
  'es',
  `
[parties.all]
reason: Pregunta por las partes de un contrato o juicio.
find:   (quiénes | cuáles) {be} ..1 partes
        ^ {the}? (partes | comparecientes | firmantes) $
        quién* ..1 (firma | firman | firmaron | firmó | comparece | comparecen | celebra | celebran | celebraron | suscribe | suscriben | suscribieron | contrata | contratan)
        entre (quién | quiénes)
        nombre* de las partes
yes:    ¿Quiénes son las partes?
        cuales son las partes del juicio
        las partes
        los comparecientes
        los firmantes
        quienes firman
        quien firma el contrato
        ¿Quiénes firmaron la escritura?
        quien firmó
        quien comparece
        quienes comparecen
        quien celebra el contrato
        quienes celebran esto
        quiénes celebraron la promesa
        quien suscribe
        quienes suscriben
        quienes lo suscribieron
        quien contrata
        quienes contratan
        entre quienes es el contrato
        entre quién y quién es
        nombres de las partes
no:     ¿Quién paga?
source: ours

[parties.role]
reason: Pregunta quién es el que tiene un papel en el contrato o juicio.
find:   quién* {be} ..2 {role}
        (nombre | rut | cédula | identidad) ..1 (del | de la | de mi | de los) {role}
        quién (demandó | demanda | representa | redactó | dictó | interpuso)
yes:    ¿Quién es el arrendador?
        quien es mi jefe según el contrato
        ¿Quiénes son los demandado y demandante?
        nombre del arrendatario
        rut de la vendedora
        cédula del comprador
        identidad de la demandante
        nombre de mi jefe
        rut de los demandado
        quien demandó
        ¿Quién demanda en este juicio?
        quien representa a la empresa
        quien redactó el fallo
        quién dictó la sentencia
        quien interpuso el recurso
no:     ¿Quién paga al arrendador?
source: ours
`,
  NAMES_ES,
);
