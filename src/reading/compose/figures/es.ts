import { rules } from '../../rules/block.ts';

/** Words that tell figures of one thing apart, and clauses that say which of two texts prevails, in Spanish. */
export const FIGURES_ES = rules(
  'es',
  `
[part.word]
reason: Distinguen una cifra de otra de la misma materia: por período, límite o clase.
find:   (segundo | tercer | cuarto | quinto | siguiente | siguientes | último | primer) (año | mes | período | semestre | trimestre)
        (mínim* | máxim* | tope | adicional | adicionales | extraordinari* | variable | fija | penal | moratorio | referencial | provisional)
        (anual | anuales | mensual | mensuales | semanal | semanales | diario | diaria | trimestral | semestral)
        (bruto | bruta | neto | neta | líquido | líquida | promedio)
        seriedad
yes:    La renta del «segundo año» será de 66 UF.
        La renta del «tercer mes» sube.
        El pago del «cuarto período» sube.
        El canon del «quinto semestre» baja.
        El «siguiente trimestre» se cobra doble.
        Los «siguientes año» se cobra doble.
        El «último mes» se descuenta.
        El «primer mes» es gratis.
        La renta «mínima» es de 60 UF.
        La multa «máxima» es de 10 UF.
        Con un «tope» de 10 UF.
        Un monto «adicional» de 3 UF.
        Montos «adicionales» de 3 UF.
        Una cuota «extraordinaria» de 5 UF.
        La renta «variable» es el 6%.
        La renta «fija» es de 3 UF.
        El interés «penal» es de 12%.
        El interés «moratorio» es de 12%.
        Un valor «referencial» de 3 UF.
        Un monto «provisional» de 3 UF.
        El interés «anual» es de 7%.
        Pagos «anuales» de 7 UF.
        La cuota «mensual» es de 7 UF.
        Pagos «mensuales» de 7 UF.
        Un pago «semanal» de 7 UF.
        Pagos «semanales» de 7 UF.
        Un pago «diario» de 7 UF.
        La cuota «diaria» es de 7 UF.
        Un pago «trimestral» de 7 UF.
        Un pago «semestral» de 7 UF.
        El sueldo «bruto» es de 700.
        La suma «bruta» es de 700.
        El sueldo «neto» es de 700.
        La venta «neta» es de 700.
        El sueldo «líquido» es de 700.
        La suma «líquida» es de 700.
        El precio «promedio» es de 700.
        La boleta de «seriedad» es de 700.
no:     La renta es de 60 UF.
source: ours

[prevails.text]
reason: Dice qué texto o cifra manda cuando dos no concuerdan.
find:   (contradicción | contradicciones | discrepancia | discrepancias | inconsistencia | diferencia | conflicto) ..9 ..9 (primará | primarán | prevalecerá | prevalecerán | regirá | prevalece | prima | estará a | estará al)
        (primará | prevalecerá | prevalecerán) ..9 (anexo | anexos | contrato | bases | escritura | cuerpo)
yes:    En caso de «contradicción entre este contrato y sus anexos, primará» lo aquí dicho.
        Si hay «contradicciones entre textos, primarán» las bases.
        Ante «discrepancia entre ambos prevalecerá» la escritura.
        En las «discrepancias que haya prevalecerán» los planos.
        De haber «inconsistencia regirá» el anexo.
        Si hay «diferencia prevalece» la cifra en letras.
        Si hay «conflicto prima» el contrato.
        En caso de «contradicción se estará a» lo dicho aquí.
        En caso de «contradicción se estará al» contrato.
        «Primará lo dispuesto en el anexo».
        «Prevalecerán siempre los anexos».
        «Prevalecerá la escritura».
        «Primará el cuerpo» principal.
        «Primará siempre el contrato» principal.
        «Primará lo dicho en las bases».
no:     La contradicción fue alegada por la demandada.
source: ours
`,
);
