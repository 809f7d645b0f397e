/** Statuses of jobs and bids. The statuses of other things are common words, so the rule leaves them out. */
const STATUSES = new Set(["open", "reserved", "solved", "deleted", "pending", "accepted", "rejected"]);
const COMPARISONS = new Set(["===", "!==", "==", "!="]);
const MESSAGE =
  "A screen compares no status of the domain: ask a predicate of app/domain, or look a choice of presentation up in a record keyed by status.";

/**
 * The part of a syntax tree that the rule reads.
 * @typedef {object} Node
 * @property {string} type
 * @property {string} [operator]
 * @property {unknown} [value]
 * @property {string} [name]
 * @property {Node} [left]
 * @property {Node} [right]
 * @property {Node} [expression]
 * @property {Node} [discriminant]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node[]} [arguments]
 * @property {(Node | null)[]} [elements]
 */

/** @param {Node | null | undefined} node @returns {string | null} */
const textOf = (node) => (node?.type === "Literal" && typeof node.value === "string" ? node.value : null);

/** @param {Node | undefined} node @returns {boolean} */
function isStatus(node) {
  if (node?.type === "ChainExpression") return isStatus(node.expression);
  const name = node?.type === "MemberExpression" ? node.property?.name : node?.name;
  return /status$/i.test(name ?? "");
}

/** @param {Node} node */
function comparesStatus({ operator = "", left, right }) {
  if (!COMPARISONS.has(operator)) return false;
  const text = textOf(left) ?? textOf(right);
  return text !== null && (STATUSES.has(text) || isStatus(left) || isStatus(right));
}

/** `["open", "reserved"].includes(job.status)`; numbers are HTTP statuses. @param {Node} node */
function looksForStatus({ callee, arguments: [wanted] = [] }) {
  if (callee?.property?.name !== "includes" || !isStatus(wanted)) return false;
  const { elements } = callee.object ?? {};
  return !elements || elements.some((one) => textOf(one) !== null);
}

export default {
  meta: { name: "house" },
  rules: {
    "domain-status": {
      /** @param {{ report(found: { node: Node, message: string }): void }} context */
      create(context) {
        /** @param {(node: Node) => boolean} isWrong @returns {(node: Node) => void} */
        const unless = (isWrong) => (node) => {
          if (isWrong(node)) context.report({ node, message: MESSAGE });
        };
        return {
          BinaryExpression: unless(comparesStatus),
          SwitchStatement: unless(({ discriminant }) => isStatus(discriminant)),
          CallExpression: unless(looksForStatus),
        };
      },
    },
  },
};
