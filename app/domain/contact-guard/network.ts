const NAMES =
  "insta(?:gram)?|ig|facebook|fb|snap(?:chat)?|tiktok|telegram|signal|discord|skype|messenger|twitter|linkedin|viber|1nsta(?:gram)?|inst@(?:gram)?|sn@p(?:chat)?";

export const NETWORK = `${NAMES}|what['’]?s ?app|watsapp`;
