import { WITHDRAWAL_DAYS } from "../../domain/deals/withdrawal";
import { ANSWER_WORKING_DAYS } from "../../domain/site/answer-time";
import type nl from "../nl/withdrawal";

export default {
  title: "Withdraw from your contract",
  back: "Back to the payment",
  credits: "Credit",
  from: "You’re withdrawing from the contract of payment number {{number}}, of {{total}}.",
  refunded: "The deal ends and your job is open again. You get {{back}} back, including the service fee.",
  compensated:
    "The deal ends and your job is open again. You get {{back}} back, including the whole service fee. {{name}} gets {{compensation}}, because you stop shortly before or after the agreed start.",
  extra: "Of this, {{extra}} comes from another payment for this job, with its service fee.",
  answered: `{{why}} So our team decides: you’ll get an answer by email within ${ANSWER_WORKING_DAYS} working days.`,
  reported: {
    payee:
      "You reported that {{name}} wasn’t at the appointment. If you wait for the reply and it’s right, or there’s no reply, you get everything back.",
    payer:
      "{{name}} reported that you weren’t at the appointment. If you were there, reply to the report first: that opens a dispute. If the report’s right, or you don’t reply, you also get {{back}} back.",
  },
  why: {
    bank: "Your bank is looking into this payment.",
    extra: "This is about extra work: the rest of the job goes on.",
    paused: "Our team is looking into this payment.",
    credits: "This is about credit.",
    disputed: "There’s a dispute about this job.",
    begun: "The work has already begun.",
    done: "The work is already done.",
  },
  business: `{{name}} is a business, so you may also withdraw from the contract for the work, until ${WITHDRAWAL_DAYS} days after paying.`,
  private:
    "{{name}} isn’t a business. By law you can’t withdraw from the work, but you can from our service: you get the service fee back. For the work, the rules for cancelling apply.",
  goesOn: "A withdrawal doesn’t stop the payment to {{name}}; a dispute does.",
  privateAnswered:
    "{{name}} isn’t a business. By law you can’t withdraw from the work, but you can from our service: the service fee of {{fee}}.",
  receipt: "You get a receipt by email at once.",
  confirm: "Confirm withdrawal",
  pending: "Withdrawing…",
  keep: "Don’t withdraw",
  refused: "That didn’t work",
  done: "You’ve withdrawn from your contract. The receipt is in your email.",
  closedTitle: "You can’t withdraw",
  closed: `You can withdraw once, until ${WITHDRAWAL_DAYS} days after paying. Is something wrong? Contact us.`,
  closedTip: "A tip is voluntary and has no service fee. You can’t withdraw from it.",
  closedTipOther: "A tip is voluntary and without a service fee. {{name}} can’t withdraw from it.",
  closedDirect:
    "Nothing was paid through us for this: you pay each other directly. If the helper is a business, withdraw with that business.",
  closedBack: "You already have the money of this payment back, or it’s on its way to you.",
  link: "Withdraw from your contract here",
  closedOther: "Only {{name}} can withdraw from this contract: {{name}} paid.",
  was: "You withdrew from this contract on {{at}}.",
  titleOther: "Withdrawal",
  wasTitle: "You’ve already sent a withdrawal",
  waits: "Our team answers by email, within {{days}} working days.",
  grantedOther: "Our team granted that on {{at}}.",
  rejectedOther: "Our team rejected that on {{at}}. Nothing changes for you.",
  dealGoesOn: "Your deal goes on.",
  dealGoesOnOther: "Your deal goes on. What you get stays the same.",
  wasOther: "{{name}} withdrew from this contract on {{at}}.",
  wasOtherService:
    "{{name}} withdrew from our service for this payment on {{at}}. That’s about our service fee, not about the work.",
  allBack: "All of this payment went back. That settles the withdrawal.",
  granted: "We granted your withdrawal on {{at}}. Our email says what you get back.",
  grantedFee: "We granted your withdrawal on {{at}}. Our service fee of {{fee}} went back to you.",
  rejected: "We rejected your withdrawal on {{at}}.",
  page: {
    description: "How to withdraw from a contract: which one, until when, what you get back.",
    right: `You can withdraw from what you paid through us until ${WITHDRAWAL_DAYS} days after paying. You don’t have to give a reason.`,
    how: "Choose a payment below. You first see what happens. When you confirm, you get a receipt by email at once.",
    business:
      "If the helper is a business, this includes the work. If the helper is a neighbour, it’s about our service, and the rules for cancelling apply to the work.",
    none: "You have no payments that you can withdraw from now.",
    login: "Log in to withdraw",
    loginText: "Log in and you’ll find your payments here.",
    mail: "Can’t get into your account any more? Email us your name, the number of the payment and that you withdraw:",
    direct:
      "Nothing was paid through us: you pay each other directly. If the helper is a business, withdraw with that business.",
    of: "{{total}}, paid on {{day}}",
    extra: "Extra work",
  },
} satisfies typeof nl;
