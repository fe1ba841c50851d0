/** A lease of a shop as it is often written, made for the sample: parties, numbers and places are invented. Some of its clauses are risky on purpose. */
export const lease = `CONTRATO DE ARRENDAMIENTO DE INMUEBLE URBANO

LOCAL COMERCIAL

Modelo preparado para el cuaderno de ejemplo. Las partes, los inmuebles y las inscripciones son ficticios; algunas cláusulas son riesgosas a propósito, y hay algún descuido, para que los encuentres.

En Santiago, a 3 de marzo de 2025, comparecen: por una parte, Inmobiliaria Puerto Imaginario SpA, sociedad del giro de su denominación, rol único tributario N° 76.111.222-8, representada por doña Celeste Aravena Modelo, ingeniera comercial, cédula de identidad N° 12.222.333-7, ambas domiciliadas en calle Los Ejemplos N° 120, oficina 402, comuna de Providencia, en adelante la «Arrendadora»; y por la otra, Librería La Hoja Suelta Limitada, sociedad del giro de venta de libros y papelería, rol único tributario N° 77.333.444-7, representada por don Baltazar Lillo Muestra, librero, cédula de identidad N° 13.333.444-0, ambos domiciliados en pasaje Las Muestras N° 35, comuna de Ñuñoa, en adelante la «Arrendataria»; quienes exponen que han convenido el siguiente contrato de arrendamiento:

PRIMERO: Antecedentes. La Arrendadora es dueña del local comercial N° 7 del edificio Pasaje Ilustrado, ubicado en calle de la Ficción N° 1456, comuna de Providencia, Región Metropolitana, con una superficie útil de ochenta y cuatro metros cuadrados, y de la bodega N° 3 del mismo edificio. El dominio a su nombre rola inscrito a fojas 1.234 número 5.678 del Registro de Propiedad del Conservador de Bienes Raíces de Santiago, correspondiente al año 2018.

SEGUNDO: Objeto. Por el presente instrumento, la Arrendadora da en arrendamiento a la Arrendataria, quien acepta para sí, los inmuebles individualizados en la cláusula anterior, en adelante el «Local».

TERCERO: Destino. La Arrendataria destinará el Local exclusivamente a librería, papelería y cafetería. Será de su responsabilidad obtener y mantener vigente la la patente municipal y las autorizaciones sanitarias que ese giro requiera.

CUARTO: Plazo. El contrato regirá desde el 1 de abril de 2025 y durará cinco años. Vencido ese plazo, se renovará tácita y sucesivamente por períodos iguales de cinco años, salvo que una de las partes comunique a la otra su voluntad de ponerle término, por carta certificada dirigida a su domicilio con una anticipación de a lo menos ciento ochenta días al vencimiento del período que estuviere corriendo.

QUINTO: Renta. La renta mensual de arrendamiento será la suma equivalente en pesos a 42 unidades de fomento, más el impuesto al valor agregado cuando corresponda, según el valor de la unidad de fomento el día del pago efectivo. La renta se pagará por mes anticipado, dentro de los primeros cinco días de cada mes, mediante transferencia electrónica a la cuenta corriente que indique la Arrendadora.

SEXTO: Reajuste extraordinario. Al cumplirse cada año de vigencia, la Arrendadora podrá aumentar la renta en el porcentaje que estime conveniente a su sola discreción, lo que comunicará a la Arrendataria por correo electrónico con diez días de anticipación.

SÉPTIMO: Mora. El simple retardo en el pago de la renta o de los gastos comunes devengará el interés máximo convencional. Además, la Arrendataria pagará, a título de multa, 1 unidad de fomento por cada día de atraso, sin límite, hasta el pago íntegro de lo adeudado.

OCTAVO: Medidas en caso de no pago. Si la Arrendataria se atrasare más de diez días en el pago de una renta, la Arrendadora podrá suspender el suministro de energía eléctrica y de agua potable del Local y cambiar las cerraduras de acceso, sin necesidad de autorización judicial, hasta que se pague todo lo adeudado.

NOVENO: Término inmediato. El contrato terminará ipso facto, de pleno derecho y sin necesidad de declaración judicial, por la falta de pago de una sola renta dentro de plazo. En tal caso, la Arrendataria deberá pagar, como cláusula penal, la totalidad de las rentas que falten hasta el vencimiento del plazo pactado, sin perjuicio de la indemnización de los demás perjuicios que se acrediten.

DÉCIMO: Garantía. Para caucionar el fiel cumplimiento de este contrato, la Arrendataria entrega en este acto el equivalente en pesos a 84 unidades de fomento, correspondiente a dos rentas mensuales. La Arrendadora restituirá la garantía dentro de los sesenta días siguientes a la restitución del Local, deducidos los daños y las cuentas impagas. La Arrendataria no podrá imputar la garantía al pago de la renta, ni siquiera de la del último mes.

UNDÉCIMO: Gastos. Serán de cargo de la Arrendataria los gastos comunes ordinarios, la energía eléctrica, el agua potable, el gas y las telecomunicaciones. El impuesto territorial será de cargo de la Arrendadora.

DUODÉCIMO: Reparaciones. Serán de cargo de la Arrendataria todas las reparaciones que el Local requiera durante la vigencia del contrato, incluidas las mayores y las estructurales, cualquiera que sea su causa. La Arrendataria avisará a la Arrendadora, dentro de las cuarenta y ocho horas siguientes, de todo desperfecto que descubra.

DÉCIMO TERCERO: Mejoras. La Arrendataria no podrá hacer mejoras sin el consentimiento previo y escrito de la Arrendadora. Las mejoras que se hagan, aun las útiles y las autorizadas, quedarán a beneficio de la Arrendadora sin derecho a reembolso ni indemnización alguna.

DÉCIMO CUARTO: Visitas. La Arrendadora, o quien ella designe, podrá ingresar al Local en cualquier momento y sin previo aviso, con el fin de inspeccionar su estado o de mostrarlo a terceros interesados.

DÉCIMO QUINTO: Cesión y subarriendo. Queda prohibido a la Arrendataria ceder este contrato o subarrendar el Local, en todo o en parte. La Arrendadora, por su parte, podrá ceder libremente el contrato a quien adquiera el Local.

DÉCIMO SEXTO: Término anticipado. Transcurridos los primeros veinticuatro meses, la Arrendataria podrá poner término anticipado al contrato con un aviso escrito de noventa días, dado en la forma que señala la cláusula vigésimo quinta, y el pago de una indemnización única equivalente a tres rentas mensuales.

DÉCIMO SÉPTIMO: Responsabilidad. La Arrendadora no responderá de perjuicio alguno que sufran la Arrendataria, sus dependientes o sus clientes en el Local, incluso si provinieren de vicios ocultos del inmueble. La Arrendataria renuncia desde luego a toda acción de indemnización que por estas causas pudiere corresponderle.

DÉCIMO OCTAVO: Seguro. La Arrendataria contratará, dentro de los treinta días siguientes a la entrega, un seguro contra incendio, sismo y responsabilidad civil por un monto no inferior a 3.000 unidades de fomento, y entregará a la Arrendadora copia de la póliza.

DÉCIMO NOVENO: Entrega y restitución. El Local se entrega en este acto, desocupado y en buen estado, según el inventario que las partes suscriben como Anexo A. Al término del contrato, la Arrendataria lo restituirá desocupado, con sus llaves y con el recivo de pago de los servicios. Por cada día de atraso en la restitución pagará una multa de 3 unidades de fomento.

VIGÉSIMO: Codeudor. Comparece don Baltazar Lillo Muestra, por sí, y se constituye en fiador y codeudor solidario de todas las obligaciones de la Arrendataria, con renuncia a los beneficios de excusión y de división.

VIGÉSIMO PRIMERO: Domicilio y tribunales. Para todos los efectos legales, las partes fijan su domicilio en la comuna de Santiago y se someten a la jurisdicción de sus tribunales ordinarios de justicia.

VIGÉSIMO SEGUNDO: Ejemplares. Este contrato se firma en dos ejemplares de igual tenor y fecha, quedando uno en poder de cada parte. La personería de doña Celeste Aravena Modelo consta de escritura pública de fecha 9 de enero de 2023, otorgada en una notaría ficticia de Santiago.
`;
