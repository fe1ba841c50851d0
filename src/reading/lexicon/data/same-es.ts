/** Words that lawyers use for one thing, so that a question may be put in one and answered in another. Ours. */
export const SAME_ES = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[same-renta]
ley: renta; arriendo; canon; alquiler

[same-sueldo]
ley: sueldo; remuneración; salario; gana; ganar; percibe; percibirá

[same-precio]
ley: precio; valor; costo; cuesta; tarifa; honorarios

[same-multa]
ley: multa; multas; sanción; sanciones; pena; penal; sancionar; sancionarán; castigo

[same-plazo]
ley: plazo; duración; dura; vigencia; regirá; durará; rige; regir

[same-devolver]
ley: devolver; devuelve; restituir; restitución; restituirá; restituye; reembolsar; devolución

[same-atraso]
ley: atraso; retardo; mora; retraso; demora; atrasa

[same-subarrendar]
ley: subarrendar; subarriendo

[same-ceder]
ley: ceder; cesión

[same-terminar]
ley: terminar; término; terminación; terminarlo; desahucio; irme; irse; marcharme

[same-comision]
ley: comisión; honorario

[same-dueno]
ley: dueño; propietario; propiedad; dominio

[same-respaldo]
ley: respaldo; respaldos; copias

[same-avisar]
ley: avisar; aviso; comunicar; comunicación; notificar

[same-confidencialidad]
ley: confidencialidad; confidencial; reserva; secreto

[same-controversia]
ley: controversia; controversias; dificultad; dificultades; conflicto; disputa; arbitraje; árbitro; mediación

[same-infringir]
ley: infringir; infracción; incumplir; incumplimiento; incumple; infracciones

[same-entrega]
ley: entrega; entregar; entregará

[same-prorroga]
ley: prórroga; prorrogar; renovación; renovar; renovará; renueva; renuevan; prorrogará

[same-vacaciones]
ley: vacaciones; feriado

[same-empieza]
ley: empieza; empezar; comienza; comenzar; comenzará; inicia; inicio; rige; regirá; regir; vigencia

[same-competencia]
ley: competencia; competir; compita; competidora; negociaciones

[same-redactar]
ley: redactar; redactó; redactada; redacción; redactor; redactora

[same-colegio]
amplio: sueltas
ley: colegio; escuela

[same-bonificacion]
ley: bonificación; bono

[same-anticipo]
ley: anticipo; anticipado; anticipada

[same-presentar]
ley: presentar; demandar; reclamar; recurrir

[same-corretaje]
ley: corretaje; corredora; corredor

[same-nacer]
ley: nacer; nacida; nacido; nació; nacio

[same-otorgar]
ley: otorgar; otorgó; otorgada

[same-pagar]
ley: pagar; pago; paga; pagará

[same-cotizaciones]
ley: cotizaciones; previsionales; imposiciones

[same-despedir]
ley: despedir; despido; despedida; despedido; desvinculación

[same-interpuso]
ley: interpuso; interpuesta; interpuesto; dedujo; deducida; presentó; presentada

[same-dicto]
ley: dictó; dicta; dictada; pronunciada; pronunció

[same-demandante]
ley: demandante; actora; actor

[same-resuelve]
ley: resuelve; resuelven; resuelta; resolver; resolverá; solucionar

[same-mejora]
ley: mejora; mejoras

[same-contratada]
ley: contratada; contratado; ingresó

[same-condenar]
ley: condenar; condena; condenó; condenadas

[same-demandada]
ley: demandada; demandadas

[same-iva]
ley: iva; impuesto
no: herencia; donación; impuesto territorial; impuesto a la renta; timbres

[same-asciende]
ley: asciende; ascendiendo; ascendente

[same-prescribe]
ley: prescribe; prescribirá; prescripción

[same-entrar]
ley: entrar; entra; ingresar; ingrese; visitar; visita; visite; visitas; inspeccionar; inspección

[same-incendio]
ley: incendio; incendia; incendiar; incendie; quema; quemar

[same-limite]
ley: límite; limita; limitar; tope; máximo

[same-subir]
ley: subir; sube; suba; suban; subida; reajustar; reajuste; reajustará; reajustarla; reajustarse; aumentar; aumenta; aumento; aumentará; alza

[same-aval]
ley: aval; avales; fiador; fiadora; fianza; codeudor; codeudora

[same-arreglar]
ley: arreglar; arreglos; arreglo; reparar; reparación; reparaciones; reparo

[same-arreglos]
ley: arreglos; mejoras; modificaciones; transformaciones

[same-inquilino]
ley: inquilino; inquilina; arrendatario; arrendataria; subarrendatario; subarrendataria

[same-casero]
ley: casero; dueño; arrendador; arrendadora

[same-propiedad]
ley: propiedad; inmueble; departamento

[same-propiedad-2]
ley: propiedad; inmueble; casa; vivienda

[same-propiedad-3]
ley: propiedad; inmueble; oficina

[same-propiedad-4]
ley: propiedad; inmueble; local

[same-propiedad-5]
ley: propiedad; inmueble; bodega

[same-luz]
ley: luz; electricidad

[same-vender]
ley: vender; venta; enajenar

[same-perro]
ley: perro; gato; mascota; mascotas; animales

[same-firmar]
ley: firmar; firmaron; firmada; firmado; suscrito; suscribieron; suscribir

[same-echar]
amplio: lanzamiento
ley: echar; echarme; desalojar; desalojo; lanzamiento

[same-extra]
ley: extra; extras; extraordinaria; extraordinarias; sobretiempo

[same-jefe]
ley: jefe; empleador; empleadora

[same-trabajador]
ley: trabajador; trabajadora; empleado; empleada

[same-horario]
ley: horario; jornada

[same-colacion]
ley: colación; almuerzo; almorzar

[same-internet]
ley: internet; electrónico; electrónica; electrónicos

[same-subordinacion]
ley: subordinación; dependencia

[same-mencionar]
ley: mencionar; referir

[same-vive]
ley: vive; vivo; domiciliado; domiciliada; domicilio

[same-locomocion]
ley: locomoción; movilización; transporte
`;
