/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const CONSUMER = `
[consumer-warranty]
ley: garantía; reparación gratuita; devolución de la cantidad pagada; reposición; deficiencias de fabricación
gente: producto malo; salió malo; devolver el producto; cambiar el producto; devolver la plata; viene fallado
law: warranty; repair; refund; replacement
people: broken product; money back

[consumer-withdrawal]
ley: poner término unilateralmente al contrato; derecho a retracto; retracto
gente: arrepentirse de la compra; devolver compra por internet; me arrepentí
law: right of withdrawal; cancellation; rescission
people: change my mind

[misleading-advertising]
ley: publicidad engañosa; publicidad falsa o engañosa; mensaje publicitario
gente: oferta mentirosa; no era lo anunciado; publicidad mentirosa
law: false advertising; misleading advertising
people: lying ad

[unfair-terms]
ley: cláusulas abusivas; contratos de adhesión; no producirán efecto alguno
gente: letra chica; condiciones injustas; cláusula injusta
law: unfair terms; adhesion contract; unconscionable
people: fine print

[personal-data]
ley: tratamiento de datos personales; datos de carácter personal; titular de los datos; registros o bancos de datos; responsable del registro
gente: mis datos; usar mis datos; guardar mis datos; información personal; datos de una persona
law: personal data; data processing; data subject; data controller
people: my data; my information

[data-consent]
ley: autorización del titular; debe constar por escrito; consentimiento
gente: permiso para usar datos; pedir permiso; sin mi permiso; sin permiso
law: consent; authorization
people: without asking me

[sensitive-data]
ley: datos sensibles; estados de salud físicos o psíquicos; hábitos personales; vida sexual
gente: datos de salud; datos médicos; religión; ficha médica
law: sensitive data; health data
people: medical records

[data-erasure]
ley: eliminación; cancelación; modificación; bloqueo; rectificación
gente: borrar mis datos; corregir mis datos; borrar; saber qué datos tienen; datos equivocados
law: erasure; deletion; rectification; right of access
people: delete my data; correct my data

[credit-report]
ley: obligaciones de carácter económico, financiero, bancario o comercial; protestos; morosidad; letras de cambio y pagarés
gente: dicom; boletín comercial; deuda publicada; aparecer en dicom; informe comercial
law: credit report; delinquent debts
people: bad credit; blacklist

[debt-collection]
ley: cobranza extrajudicial; gastos de cobranza; honorarios de cobranza
gente: me llaman a cobrar; empresa de cobranza; cobran por teléfono
law: debt collection; collection costs
people: debt collectors

[unsolicited-ads]
ley: comunicación promocional o publicitaria; suspensión; publicidad
gente: spam; correos de publicidad; llamadas molestas; no quiero publicidad
law: unsolicited; marketing communications
people: junk mail

[insurance]
ley: seguro; póliza; asegurado; asegurador; siniestro; prima
gente: aseguradora; cubre el seguro; compañía de seguros; asegurar
law: insurance; policy; insured; coverage; insurer
people: covered
`;
