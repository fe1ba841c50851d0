import { rules } from '../../../rules/block.ts';

/** On what condition something holds, and what follows from a breach, in Spanish. */
export const CONSEQUENCE_ES = rules(
  'es',
  `
[condition.if]
reason: La conjunción condicional. "Sí" con tilde se aparta al leer.
find:   si
yes:    «Si» el deudor cae en mora, se acelera el crédito.
no:     Paga al día.
source: ours

[none.although]
reason: "Si bien" concede, y "como si" compara; no ponen condición.
find:   (si bien | como si | por sí | entre sí | en sí)
yes:    «Si bien» la casa es antigua, está sana.
        Lo cuidará «como si» fuera propio.
        Actúa «por sí» o por otro.
        Son «entre sí» hermanos.
        El acto «en sí» es válido.
no:     Si paga, bien.
source: ours

[condition.when]
reason: Tiempo o supuesto de que depende la regla.
find:   (cuando | siempre que | siempre y cuando | mientras | una vez que)
yes:    Procede «cuando» el bien perece.
        Se renueva «siempre que» nadie avise.
        Se presta «siempre y cuando» haya fondos.
        Vale «mientras» dure el encargo.
        Se paga «una vez que» se inscriba.
no:     Siempre paga una vez.
source: ours

[condition.case]
reason: El supuesto que se nombra como tal.
find:   (en caso de | en caso que | en el caso de | en el evento | en el supuesto | a condición de | con tal que | con tal de que | para el caso)
yes:    «En caso de» incendio, llame.
        «En caso que» falte, se sustituye.
        «En el caso de» la viuda, hereda.
        «En el evento» de quiebra, termina.
        «En el supuesto» contrario, se archiva.
        Dona «a condición de» que estudie.
        Presta «con tal que» devuelva.
        Presta «con tal de que» devuelva.
        «Para el caso» de mora se pacta interés.
no:     El caso de autos es claro.
source: ours

[condition.unless]
reason: Lo que se aparta de la regla es también su condición.
find:   (salvo | excepto | a menos que | con excepción de | a no ser que)
yes:    Responde de todo, «salvo» del caso fortuito.
        Abre a diario, «excepto» los lunes.
        Rige un año «a menos que» se avise.
        Vende todo «con excepción de» la bodega.
        Caduca «a no ser que» se prorrogue.
no:     Llegó sano y a tiempo.
source: ours

[none.safe]
reason: "A salvo" no exceptúa.
find:   (a | sano y) salvo
yes:    Deja «a salvo» sus derechos.
        Volvió «sano y salvo».
no:     Todos, salvo uno.
source: ours

[sanction.fine]
reason: La pena en dinero o de otra clase, por su nombre.
find:   (multa | multas | multado | multada | sanción | sanciones | sancionado | sancionada | sancionados | sancionará | castigado | castigada | castigará)
        (pena | penas) (de | del | privativa* | corporal*)
        (bajo | so) pena
        (sufrirá | sufrirán | incurrirá | incurrirán) ..3 (pena | penas)
yes:    Se aplicará una «multa» de diez UTM.
        Las «multas» van a beneficio fiscal.
        Será «multado» quien ensucie.
        Será «multada» la empresa.
        La «sanción» se agrava.
        Las «sanciones» prescriben.
        Será «sancionado» con arresto.
        Será «sancionada» con arresto.
        Serán «sancionados» los socios.
        La omisión se «sancionará» con arresto.
        Será «castigado» el que hurte.
        Será «castigada» la que hurte.
        Se «castigará» el hurto.
        Merece «pena de» presidio.
        Arriesga «penas del» Código.
        Es «pena privativa» de derechos.
        Es «pena corporal».
        Debe declarar «bajo pena» de apremio.
        Jura «so pena» de perjurio.
        Quien lo oculte «sufrirá la pena» del cómplice.
        Los que lo oculten «sufrirán la pena» del cómplice.
        El autor «incurrirá en la pena» del cómplice.
        Los autores «incurrirán en las penas» del cómplice.
no:     Vale la pena leerlo.
source: ours

[sanction.prison]
reason: Penas privativas de libertad y de derechos, con los nombres del Código Penal.
find:   (presidio | reclusión | prisión en su | inhabilitación | inhabilidad | comiso | relegación | suspensión de | arresto | arrestos | destitución)
yes:    Se pena con «presidio» menor.
        Se pena con «reclusión» menor.
        Se pena con «prisión en su» grado máximo.
        La «inhabilitación» es perpetua.
        La «inhabilidad» dura un año.
        Cae en «comiso» el arma.
        La «relegación» es temporal.
        Se decreta la «suspensión de» la licencia.
        Se le apremiará con «arresto» de quince días.
        Los «arrestos» se alternan.
        Se castiga con «destitución» del cargo.
no:     La prisión preventiva cesa.
source: Código Penal, art. 21

[sanction.void]
reason: Ineficacia o fin del acto como consecuencia.
find:   (nulidad | caducidad | inoponible | inoponibles | ineficaz)
        {ser} ..1 (nulo | nula | nulos | nulas)
        (se tendrá | se tendrán) por no (escrita | escrito | escritas | presentada | presentado)
        (terminación | término | resolución) (inmediata | inmediato | anticipada | anticipado | ipso facto | de pleno derecho | del contrato)
        (poner | pondrá | dar | dará) ..1 (término | fin) ..1 (al contrato | anticipado | inmediato)
        (perderá | perderán) ..1 (el derecho | la garantía | el beneficio)
yes:    Produce la «nulidad» del acto.
        Opera la «caducidad» de la concesión.
        La venta es «inoponible» al fisco.
        Los actos son «inoponibles» al fisco.
        El poder resulta «ineficaz».
        La venta «es nula» entre cónyuges.
        El acto «será absolutamente nulo».
        Los pactos «son nulos».
        Las ventas «son nulas».
        La cláusula «se tendrá por no escrita».
        El escrito «se tendrá por no presentado».
        El pacto «se tendrá por no escrito».
        Las cláusulas «se tendrán por no escritas».
        La demanda «se tendrá por no presentada».
        Habilita a la «terminación inmediata» del servicio.
        Da lugar al «término anticipado» del convenio.
        Da lugar al «término inmediato».
        Da lugar a la «terminación anticipada».
        Pidió la «resolución del contrato».
        Opera la «resolución ipso facto».
        Opera la «terminación de pleno derecho».
        El acreedor podrá «poner término al contrato».
        El acreedor podrá «poner fin anticipado».
        El banco «pondrá término inmediato» a la línea.
        La parte diligente podrá «dar término al contrato».
        El banco «dará fin al contrato».
        El arrendatario «perderá el derecho» a renovar.
        Los socios «perderán el beneficio» tributario.
        El inquilino «perderá la garantía».
no:     El término de prueba es de diez días.
source: ours

[sanction.damages]
reason: Reparación del daño y recargos por la mora.
find:   (indemnización | indemnizaciones | indemnizar | indemnizará | indemnizarán)
        (recargo | recargos | cláusula penal | interés penal | interés máximo | intereses moratorios | avaluación anticipada)
        (responsable | responsables) ..2 (perjuicio | perjuicios | daño | daños)
        (clausura | amonestación | apercibimiento)
yes:    Da derecho a «indemnización» completa.
        Las «indemnizaciones» no tributan.
        Queda obligado a «indemnizar».
        La empresa «indemnizará» al vecino.
        Las empresas «indemnizarán» al vecino.
        Se aplica un «recargo» del diez por ciento.
        Se aplican «recargos».
        Vale como «cláusula penal».
        Corre un «interés penal».
        Se cobra el «interés máximo» convencional.
        Corren «intereses moratorios».
        Es «avaluación anticipada» de perjuicios.
        Será «responsable de los perjuicios».
        Será «responsable del daño».
        Serán «responsables del perjuicio».
        Son «responsables de los daños».
        Se ordena la «clausura» del local.
        Recibe una «amonestación» verbal.
        Se cita bajo «apercibimiento» de arresto.
no:     El interés del menor es primero.
source: ours
`,
  { ser: 'es | son | será | serán' },
);
