/** Words as British English writes them, which the American dictionary lacks, with its flags; ours. */
const NOUNS =
  'enquiry kerb tyre storey gaol plough aluminium artefact fibre draught draughtsman moustache pyjamas sulphur mould furore counsellor maths programme cheque councillor jeweller mum aeroplane neighbourhood';
const VERBS = 'enquire practise fulfil enrol manoeuvre smoulder plough mould';
const PLAIN =
  'practised practising enquired enquiring enrolled enrolling wilful wilfully wilfulness grey greys jewellery skilful skilfully skilfulness sceptical sceptically scepticism ageing amongst learnt spelt dreamt spilt leapt cosy woollen fulfilment enrolment mouldy orientated ploughed ploughing moulded moulding manoeuvred manoeuvring smouldering smouldered';

export const BRITISH: readonly string[] = [
  NOUNS.split(' ')
    .map((word) => `${word}/SM`)
    .join(' '),
  VERBS.split(' ')
    .map((word) => `${word}/SDG`)
    .join(' '),
  PLAIN,
];
