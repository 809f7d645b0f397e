/** What .storybook/matrix reads of the routes, the contract and the stories. */
declare module "virtual:screens" {
  const matrix: import("../../.storybook/matrix/types").Matrix;
  export default matrix;
}
