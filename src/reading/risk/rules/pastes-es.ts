import type { Paste } from './rule.ts';

const paste = (balanced: string, ask: string): Paste => ({ balanced, ask });

/** Wording for the place of what the older rules in Spanish find in any contract, by their names. */
export const PASTES_ES: Readonly<Record<string, Paste>> = {
  'es-penalty-daily': paste(
    'El atraso en {{obligación}} devengará una multa de {{monto}} por día, con un máximo de {{una mensualidad}}, incompatible con intereses y otros perjuicios por el mismo atraso.',
    '¿Acepta un tope para la multa por atraso?',
  ),
  'es-penalty-large': paste(
    'El incumplimiento de {{obligación}}, no subsanado dentro de {{diez}} días desde el aviso, dará lugar a una multa de {{monto}}, que no excederá del {{diez}} % del precio y excluye otros perjuicios por el mismo hecho.',
    '¿Acepta reducir la pena y que excluya otros perjuicios?',
  ),
  'es-penalty-cumulative': paste(
    'La multa de {{monto}} es la única indemnización por {{incumplimiento}}; quien prefiera cobrar los perjuicios que acredite renunciará a la multa.',
    '¿Acepta que la multa reemplace a la indemnización?',
  ),
  'es-penalty-no-default': paste(
    'La multa se devengará solo después de un aviso escrito y de {{diez}} días para cumplir.',
    '¿Acepta un aviso previo antes de cobrar la multa?',
  ),
  'es-interest-high': paste(
    'El capital devengará un interés de {{tasa}} % anual, que en ningún caso excederá el máximo convencional vigente.',
    '¿Acepta una tasa que no exceda el máximo convencional?',
  ),
  'es-interest-maximum': paste(
    'La mora devengará el interés corriente para operaciones reajustables o no reajustables, según corresponda, sobre la cuota vencida.',
    '¿Acepta el interés corriente en lugar del máximo?',
  ),
  'es-interest-compound': paste(
    'Los intereses no pagados no se capitalizarán. En mora se devengará interés solo sobre el capital vencido.',
    '¿Acepta que los intereses no se capitalicen?',
  ),
  'es-interest-double': paste(
    'En caso de mora se devengará un solo interés, de {{tasa}} % anual, sobre el capital vencido.',
    '¿Acepta un solo interés por mora?',
  ),
  'es-loan-prepayment': paste(
    '{{El deudor}} podrá prepagar todo o parte del crédito con los intereses devengados y una comisión máxima de {{un mes}} de intereses sobre lo prepagado.',
    '¿Acepta el prepago con la comisión legal?',
  ),
  'es-acceleration': paste(
    'El acreedor podrá exigir el saldo solo si quedan impagas {{dos}} cuotas sucesivas y no se pagan dentro de {{quince}} días desde el aviso escrito.',
    '¿Acepta dos cuotas impagas y aviso previo?',
  ),
  'es-invoice-term': paste(
    'Cada factura se pagará dentro de treinta días corridos desde su recepción. La mora devengará el interés corriente y la comisión que la ley establece.',
    '¿Acepta pagar a treinta días?',
  ),
  'es-price-unilateral': paste(
    'El precio solo se reajustará cada {{período}} según la variación del Índice de Precios al Consumidor. Otro cambio requerirá acuerdo escrito.',
    '¿Acepta un reajuste por índice y nada más?',
  ),
  'es-exempt-fraud': paste(
    '{{La parte}} responderá de los perjuicios directos que cause, hasta {{monto}}. Este límite no se aplica al dolo, la culpa grave ni las lesiones a personas.',
    '¿Acepta exceptuar el dolo y la culpa grave?',
  ),
  'es-release-total': paste(
    'Cada parte responderá de los perjuicios directos que cause por su culpa, hasta {{monto}}, tope que no rige para el dolo ni la culpa grave.',
    '¿Acepta responder por su culpa, con un tope?',
  ),
  'es-liability-limit': paste(
    'La responsabilidad de cada parte tendrá un tope de {{doce}} meses de {{precio}}, que no rige para el dolo, la culpa grave, la confidencialidad ni los datos personales.',
    '¿Acepta un tope recíproco con esas excepciones?',
  ),
  'es-indemnity': paste(
    'Cada parte mantendrá indemne a la otra de los reclamos de terceros causados por su culpa, si recibe aviso dentro de {{diez}} días y puede dirigir la defensa.',
    '¿Acepta una indemnidad recíproca y limitada a la culpa?',
  ),
  'es-fortuitous': paste(
    'Ninguna de las partes responderá del caso fortuito, que se avisará dentro de {{cinco}} días. Si dura más de {{sesenta}}, cualquiera podrá terminar el contrato.',
    '¿Acepta que el caso fortuito libere a ambas partes?',
  ),
  'es-waiver-lesion': paste(
    'Las partes conservan la acción rescisoria por lesión enorme. Se agrega tasación del inmueble por {{tasador}}.',
    '¿Acepta eliminar la renuncia, que la ley anula?',
  ),
  'es-waiver-prescription': paste(
    'Las acciones derivadas de este contrato prescribirán en los plazos legales.',
    '¿Acepta eliminar la renuncia a la prescripción?',
  ),
  'es-waiver-actions': paste(
    'Nada de lo pactado priva a {{la parte}} de las acciones y derechos que la ley le reconoce por el incumplimiento de {{la otra parte}}.',
    '¿Acepta eliminar o precisar la renuncia?',
  ),
  'es-mere-will': paste(
    '{{La parte}} cumplirá a más tardar el {{fecha}}, verificada la condición de {{condición objetiva}}.',
    '¿Acepta una fecha o una condición objetiva?',
  ),
  'es-joint': paste(
    'Cada deudor responderá solo de su cuota de {{porcentaje}} % de la deuda.',
    '¿Acepta una obligación simplemente conjunta?',
  ),
  'es-guarantor': paste(
    '{{El fiador}} garantiza {{la obligación}} hasta {{monto}} y hasta el {{fecha}}, con beneficio de excusión.',
    '¿Acepta un monto máximo, un plazo y el beneficio de excusión?',
  ),
  'es-mandate-notes': paste(
    '{{El deudor}} suscribe en este acto un pagaré por {{monto}} con vencimiento el {{fecha}}, que se devolverá al pagarse la deuda. No se confiere mandato para suscribir otros.',
    '¿Acepta un pagaré determinado en lugar del mandato?',
  ),
  'es-mandate-irrevocable': paste(
    'El mandato se limita a {{acto}}, dura hasta el {{fecha}}, es revocable y obliga a rendir cuenta.',
    '¿Acepta un mandato revocable y con rendición de cuentas?',
  ),
  'es-blanks': paste('Dato por completar antes de firmar: {{dato}}.', '¿Qué dato corresponde a este espacio?'),
  'es-third-party': paste(
    '{{La parte}} empleará sus mejores esfuerzos para que {{el tercero}} {{haga}}; si no lo logra antes del {{fecha}}, cualquiera podrá terminar el contrato sin multa.',
    '¿Acepta una obligación de medios respecto del tercero?',
  ),
  'es-end-unilateral': paste(
    'Cualquiera de las partes podrá terminar este contrato con {{treinta}} días de aviso escrito, pagándose lo ejecutado hasta esa fecha.',
    '¿Acepta que ambas puedan terminar con el mismo aviso?',
  ),
  'es-end-automatic': paste(
    'El incumplimiento grave, no subsanado dentro de {{quince}} días desde el aviso escrito, permitirá a la otra parte pedir el término del contrato y los perjuicios.',
    '¿Acepta un aviso y un plazo para subsanar?',
  ),
  'es-exit-punished': paste(
    'Quien termine antes del plazo pagará una suma única equivalente a {{dos}} mensualidades, que se reducirá si la otra parte contrata a un reemplazante.',
    '¿Acepta una compensación única y decreciente?',
  ),
  'es-renewal': paste(
    'El contrato se renovará por {{un año}} salvo aviso de cualquiera de las partes con {{treinta}} días de anticipación, por correo electrónico.',
    '¿Acepta avisar por correo con treinta días?',
  ),
  'es-assign-free': paste(
    'Ninguna de las partes podrá ceder este contrato sin autorización escrita de la otra, que no se negará sin motivo fundado.',
    '¿Acepta que la cesión requiera autorización recíproca?',
  ),
  'es-assign-barred': paste(
    'La cesión requerirá autorización escrita, que no se negará sin motivo fundado y se entenderá dada si no se responde en {{quince}} días.',
    '¿Acepta no negar la cesión sin motivo fundado?',
  ),
  'es-arbitration': paste(
    'Las dificultades de cuantía superior a {{monto}} se someterán a un árbitro mixto de {{centro}}, nombrado de común acuerdo; las demás, a los tribunales ordinarios de {{ciudad}}.',
    '¿Acepta reservar el arbitraje a asuntos de mayor cuantía?',
  ),
  'es-foreign-forum': paste(
    'Este contrato se rige por la ley chilena y las partes se someten a los tribunales de {{ciudad}}, Chile.',
    '¿Acepta ley y tribunales chilenos?',
  ),
  'es-arbitrator-one-side': paste(
    'El árbitro se nombrará de común acuerdo o, en subsidio, por {{centro de arbitraje}}.',
    '¿Acepta un árbitro nombrado de común acuerdo?',
  ),
  'es-data-any-use': paste(
    '{{La empresa}} tratará los datos solo para {{fines}} y por {{plazo}}, y no los cederá sin consentimiento específico y revocable.',
    '¿Para qué fines y por cuánto tiempo se usarán los datos?',
  ),
  'es-data-sharing': paste(
    'Los datos se comunicarán solo a {{destinatarios}} para {{fin}}, con deber de reserva.',
    '¿A quién y para qué se comunican los datos?',
  ),
  'es-data-sensitive': paste(
    'Los datos sensibles se tratarán solo con consentimiento expreso y separado, para {{fin}}, y se eliminarán cumplido este.',
    '¿Qué consentimiento separado se pedirá para los datos sensibles?',
  ),
  'es-data-rights': paste(
    'El titular podrá acceder a sus datos, rectificarlos, suprimirlos, oponerse y portarlos, gratis, en {{correo}}, con respuesta dentro de {{treinta}} días.',
    '¿Acepta reconocer los derechos del titular?',
  ),
  'es-secrecy-forever': paste(
    'El deber de reserva durará mientras rija el contrato y {{tres}} años más, y respecto de los secretos empresariales mientras lo sean.',
    '¿Acepta un plazo para la reserva?',
  ),
  'es-nda-forever': paste(
    'Este acuerdo regirá {{dos}} años y el deber de reserva {{tres}} años más.',
    '¿Acepta un plazo para el acuerdo?',
  ),
  'es-ip-assignment': paste(
    'Se ceden los derechos patrimoniales sobre {{los entregables}}, contra el pago de {{honorario}}. Se conservan los derechos morales y las obras anteriores.',
    '¿Acepta limitar la cesión a los entregables pagados?',
  ),
  'es-ip-moral': paste(
    '{{El autor}} conserva sus derechos morales y será mencionado como tal en {{soporte}}.',
    '¿Acepta eliminar la renuncia, que la ley no permite?',
  ),
  'es-ip-inventions': paste(
    'Pertenecen a {{la empresa}} los inventos hechos por encargo; los demás, a quien los hizo, con opción de {{la empresa}} a una licencia por {{precio}}.',
    '¿Acepta limitarlo a lo encargado?',
  ),
  'es-licence-perpetual': paste(
    'La licencia durará {{plazo}}, será no exclusiva y terminará con el contrato.',
    '¿Acepta un plazo para la licencia?',
  ),
  'es-exclusive': paste(
    'La exclusividad regirá en {{territorio}} para {{producto o servicio}} por {{plazo}}, y cesará si no se alcanza {{mínimo}}.',
    '¿Acepta acotar la exclusividad?',
  ),
  'es-non-compete': paste(
    'Durante {{doce}} meses desde el término, {{la parte}} no competirá con {{la empresa}} en {{actividad}} y {{territorio}}, y recibirá {{monto}} mensual.',
    '¿Qué plazo, territorio y compensación propone?',
  ),
  'es-no-hire': paste(
    'Durante {{doce}} meses ninguna de las partes ofrecerá empleo al personal clave de la otra, salvo respuesta a avisos públicos.',
    '¿Acepta una veda recíproca y de un año?',
  ),
  'es-minimum': paste(
    'El mínimo de {{cantidad}} se medirá por año y se reducirá en proporción a lo que {{el proveedor}} no entregue a tiempo.',
    '¿Acepta medir el mínimo por año y rebajarlo por atrasos?',
  ),
};
